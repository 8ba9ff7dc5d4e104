import type { pronunciation } from '@duologue/contract/pronunciation'
import { itemsToCsv } from '@duologue/domain/pronunciation/list-csv'
import { csvAnswer } from '../http/files/file-answer'
import type { Handler } from '../http/handlers'
import type { PronunciationRoom } from './pronunciation-room'
import { requireList } from './require-list'

/** The items as a file that no spreadsheet runs. */
export function exportListCsv({
  database,
}: PronunciationRoom): Handler<typeof pronunciation.exportListCsv> {
  return async ({ params }, { reader }) => {
    const { title, items } = await requireList(database, params.id, reader)
    return csvAnswer(title, itemsToCsv(items))
  }
}
