import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangeList } from '@duologue/domain/pronunciation/may-read-list'
import { publicAuthors } from '../accounts/index'
import type { Database } from '../database/connect'
import { classesUsing } from './assigned-list-store'
import type { ListRow } from './list-table'
import { listView } from './list-view'

/** A list as this reader sees it: whoever may change it is told more (security.md#views-of-people). */
export async function seenList(
  database: Database,
  row: ListRow,
  reader: Reader,
): Promise<PronunciationList> {
  const [authors, classes] = await Promise.all([
    publicAuthors(database, [row.author]),
    mayChangeList(reader, row.author) ? classesUsing(database, row.id) : undefined,
  ])
  return listView(row, authors.get(row.author ?? ''), classes)
}
