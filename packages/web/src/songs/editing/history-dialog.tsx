import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { commas, listed, named } from '@duologue/domain/messages/joined'
import { moment } from '@duologue/domain/messages/said-in'
import {
  changeNames,
  fieldNames,
  songDialogTexts as texts,
} from '@duologue/domain/messages/songs/song-dialogs'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useSending } from '../../ui/feedback/use-sending'
import { NothingFound } from '../../ui/lists/nothing-found'
import { getHistoryQuery } from './get-history-query'
import styles from './history-dialog.module.css'
import { RevertChangeButton } from './revert-change-button'

/** What was done, and to which fields. */
function whatOf({ op, fields }: { op: string; fields: readonly string[] }): string {
  const name = changeNames[op] ?? op
  return fields.length === 0
    ? name
    : named(name, commas(fields.map(field => fieldNames[field] ?? field)))
}

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
  const asked = useQuery(getHistoryQuery(client, songId, rev))
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
              <p className={styles.what}>{whatOf(change)}</p>
              {change.reason ? <p>{change.reason}</p> : null}
              {change.removed.map(({ id, text }) => (
                <p key={id}>{texts.removedText(text)}</p>
              ))}
              <p className={styles.who}>
                {listed(
                  change.user?.displayName ?? texts.unknownEditor,
                  moment(Date.parse(change.at)),
                )}
              </p>
            </div>
            <RevertChangeButton
              client={client}
              songId={songId}
              rev={change.rev}
              isSending={isSending}
              send={send}
              onReverted={onTakenBack}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
