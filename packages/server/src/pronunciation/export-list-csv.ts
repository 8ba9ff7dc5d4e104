import type { pronunciation } from '@duologue/contract/pronunciation'
import { itemsToCsv } from '@duologue/domain/pronunciation/list-csv'
import { FileAnswer } from '../http/file-answer'
import type { Handler } from '../http/handlers'
import type { PronunciationRoom } from './pronunciation-room'
import { readableList } from './readable-list'

/** The items as a file that no spreadsheet runs; the mark at its beginning tells that accents are UTF-8. */
export function exportListCsv({
  database,
}: PronunciationRoom): Handler<typeof pronunciation.exportListCsv> {
  return async ({ params }, { reader }) => {
    const { title, items } = await readableList(database, params.id, reader)
    const bytes = Buffer.from(`\uFEFF${itemsToCsv(items)}`)
    return new FileAnswer(`${title}.csv`, 'text/csv; charset=utf-8', bytes)
  }
}
