import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'

/** Takes one change of a song back, as a new change (songs.md#history). */
export function RevertChangeButton({
  client,
  songId,
  rev,
  isSending,
  send,
  onReverted,
}: {
  client: Client
  songId: string
  /** The change, by the version that it made. */
  rev: number
  isSending: boolean
  send: (act: () => Promise<unknown>) => void
  onReverted: (song: WholeSong) => void
}) {
  const revert = () =>
    makeCall(
      client,
      async () => {
        const params = { id: songId, rev }
        onReverted(await client.songs.revertChange({ params }, { key: newKey() }))
      },
      texts.tookBack,
    )
  return (
    <button
      type="button"
      className={button.secondary}
      disabled={isSending}
      onClick={() => send(revert)}
    >
      {texts.takeBackChange}
    </button>
  )
}
