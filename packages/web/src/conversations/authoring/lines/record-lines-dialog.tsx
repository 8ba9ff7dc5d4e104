import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { recordLinesTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useRouteContext } from '@tanstack/react-router'
import { makeCall } from '../../../session/make-call'
import button from '../../../ui/button.module.css'
import { Dialog } from '../../../ui/dialogs/dialog'
import { RecordLines } from './record-lines'

/** Records all lines in a dialog, and keeps each recording as the clip of its line. */
export function RecordLinesDialog({
  now,
  onLines,
  onClose,
}: {
  now: () => ConversationEdit
  onLines: (dialogue: EditedLine[]) => void
  onClose: () => void
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const keep = (file: Blob, use: (url: string) => void) =>
    makeCall(client, async () => {
      const query = { purpose: 'line-audio' } as const
      use((await client.media.uploadFile({ query }, { file })).url)
    })
  const setAudio = ({ id, text }: EditedLine, audio: string) =>
    onLines(
      now().dialogue.map(line => (line.id === id ? { ...line, audio, audioText: text } : line)),
    )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <RecordLines draft={now()} keep={keep} onAudio={setAudio}>
        <button type="button" className={button.secondary} onClick={onClose}>
          {texts.close}
        </button>
      </RecordLines>
    </Dialog>
  )
}
