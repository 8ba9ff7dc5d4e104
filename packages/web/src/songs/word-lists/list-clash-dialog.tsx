import { wordListTexts as texts } from '@duologue/domain/messages/songs/word-lists'
import { TwoVersionsDialog } from '../../autosave/two-versions-dialog'
import type { ListFields } from './list-fields'
import type { ListSheet } from './list-sheet'

/** Word lists that were edited here and elsewhere, of which one must be chosen; all others were joined already. */
export function ListClashDialog({
  sheet,
  ids,
  theirs,
  onClose,
}: {
  sheet: ListSheet
  ids: readonly string[]
  theirs: ListFields
  onClose: () => void
}) {
  const list = (lists: ListFields) => (
    <ul>
      {sheet
        .lines()
        .flatMap(({ id, text }, place) =>
          ids.includes(id)
            ? [<li key={id}>{texts.clash(place + 1, text, lists[id] || '–')}</li>]
            : [],
        )}
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
