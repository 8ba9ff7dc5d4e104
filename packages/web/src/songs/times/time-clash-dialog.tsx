import { timeSyncDialogTexts as texts } from '@duologue/domain/messages/songs/time-sync-dialogs'
import { tellTime } from '@duologue/domain/songs/times/time'
import { TwoVersionsDialog } from '../../autosave/two-versions-dialog'
import { changedLyrics, type TimeFields } from './time-fields'
import type { TimeSheet } from './time-sheet'

/** Times that were set here and elsewhere, of which one must be chosen; all others were joined already. */
export function TimeClashDialog({
  sheet,
  fields,
  theirs,
  onClose,
}: {
  sheet: TimeSheet
  fields: readonly string[]
  theirs: TimeFields
  onClose: () => void
}) {
  const ids = new Set(changedLyrics(Object.fromEntries(fields.map(field => [field, 1])), {}))
  const list = (times: TimeFields) => (
    <ul>
      {sheet.lines().flatMap(({ id, text }, place) => {
        const [start, stop] = [times[`${id}.start`] ?? 0, times[`${id}.stop`] ?? 0]
        return ids.has(id)
          ? [<li key={id}>{texts.clash(place + 1, text, tellTime(start), tellTime(stop))}</li>]
          : []
      })}
    </ul>
  )
  return (
    <TwoVersionsDialog
      mine={list(sheet.now().draft)}
      theirs={list(theirs)}
      onChoose={whose => void sheet.choose(whose)}
      onClose={onClose}
    />
  )
}
