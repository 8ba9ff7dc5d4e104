import type { Playable, PlayedThing } from '../../playable'
import type { ListRow } from '../list-table'
import { assignableLists } from '../readable-lists'
import { playableList, requireList } from '../require-list'
import { assignedItems } from './assigned-items'
import { listNameOf, listNames } from './list-names'

/** A list as it is played. */
export const playedList = (
  row: Pick<ListRow, 'id' | 'title' | 'language' | 'itemsVersion'>,
): PlayedThing => ({
  kind: 'pronunciationList',
  id: row.id,
  title: row.title,
  language: row.language,
  version: row.itemsVersion,
})

/** What is said of lists that are played. */
export const playedLists: Playable = {
  require: async (...asked) => playedList(await requireList(...asked)),
  requirePlayable: async (database, name, reader) =>
    playedList(await playableList(database, name, reader)),
  assignable: assignableLists,
  names: listNames,
  nameOf: listNameOf,
  parts: assignedItems,
}
