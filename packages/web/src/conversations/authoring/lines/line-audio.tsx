import type { EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useRouteContext } from '@tanstack/react-router'
import { ClipField } from '../../../media/clip-field'
import { makeCall } from '../../../session/make-call'
import button from '../../../ui/button.module.css'
import { useSending } from '../../../ui/feedback/use-sending'
import type { Shared } from './line-shared'

/** The clip of a line, which a service may speak, too (conversations.md#clips-of-lines). */
export function LineAudio({
  line,
  place,
  shared: { actions, speak },
}: {
  line: EditedLine
  place: number
  shared: Shared
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const [isSending, send] = useSending()
  return (
    <ClipField
      client={client}
      audio={line.audio}
      playLabel={texts.play(place)}
      onAudio={audio =>
        actions.change(line.id, { audio, audioText: audio === null ? null : line.text })
      }
    >
      {speak ? (
        <button
          type="button"
          className={button.secondary}
          disabled={isSending || line.text.trim() === ''}
          onClick={() => send(() => makeCall(client, () => speak(line.id)))}
        >
          {line.audio === null ? texts.generate : texts.generateAgain}
        </button>
      ) : null}
    </ClipField>
  )
}
