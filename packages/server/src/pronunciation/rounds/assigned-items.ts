import { libraryTranslation } from '@duologue/domain/choices/song-choices'
import type { Database } from '../../database/connect'
import { findList } from '../list-store'
import { itemView } from '../list-view'

/** The language and the items of a list that a class has assigned; undefined when it was deleted. */
export async function assignedItems(database: Database, id: string) {
  const row = await findList(database, id)
  if (!row || row.deletedAt !== null) return undefined
  return {
    language: row.language,
    translationLanguage: libraryTranslation,
    lines: row.items.map(itemView),
  }
}
