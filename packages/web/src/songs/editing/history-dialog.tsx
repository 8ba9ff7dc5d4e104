import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import {
  changeNames,
  fieldNames,
  songDialogTexts as texts,
} from '@duologue/domain/messages/songs/song-dialogs'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useSending } from '../../ui/feedback/use-sending'
import { NothingFound } from '../../ui/lists/nothing-found'
import styles from './history-dialog.module.css'

const moment = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What was changed in a song, the latest first; each change can be taken back, as a new change (songs.md#history). */
export function HistoryDialog({
  client,
  songId,
  rev,
  onTakenBack,
  onClose,
}: {
  client: Client
  songId: string
  rev: number
  onTakenBack: (song: WholeSong) => void
  onClose: () => void
}) {
  const [isSending, send] = useSending()
  const asked = useQuery({
    queryKey: [ownKey, 'song-history', songId, rev],
    queryFn: () => client.songs.getHistory({ params: { id: songId } }),
    staleTime: 0,
  })
  const takeBack = (change: number) =>
    makeCall(
      client,
      async () => {
        const params = { id: songId, rev: change }
        onTakenBack(await client.songs.revertChange({ params }, { key: newKey() }))
      },
      texts.tookBack,
    )
  return (
    <Dialog title={texts.historyTitle} onClose={onClose}>
      {asked.isError ? (
        <LoadFailed message={texts.historyFailed} onRetry={() => void asked.refetch()} />
      ) : null}
      {asked.isPending ? <LoadingVoices /> : null}
      {asked.data?.history.length === 0 ? (
        <NothingFound title={texts.historyEmpty} hint={texts.historyEmptyHint} />
      ) : null}
      <ol className={styles.changes}>
        {asked.data?.history.map(change => (
          <li key={change.rev}>
            <div>
              <p className={styles.what}>
                {changeNames[change.op] ?? change.op}
                {change.fields.length > 0
                  ? `: ${change.fields.map(field => fieldNames[field] ?? field).join(', ')}`
                  : null}
              </p>
              {change.removed.map(({ id, text }) => (
                <p key={id}>{texts.removedText(text)}</p>
              ))}
              <p className={styles.who}>
                {change.user?.displayName ?? texts.unknownEditor}, {moment(change.at)}
              </p>
            </div>
            <button
              type="button"
              className={button.secondary}
              disabled={isSending}
              onClick={() => send(() => takeBack(change.rev))}
            >
              {texts.takeBackChange}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
