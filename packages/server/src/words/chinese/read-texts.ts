import type { Database } from '../../database/connect'
import { cutsOf } from '../cut-store'
import { libraryOf } from './library-store'
import { readWith } from './read-chinese'

/** The pinyin of several Chinese texts as editors have corrected it, by text; library and cuts are asked once. */
export async function readTexts(
  { database }: { database: Database },
  texts: readonly string[],
): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map()
  const library = await libraryOf(database, database)
  const cuts = await cutsOf(database, 'chinese')
  const pinyin = new Map<string, string>()
  for (const text of new Set(texts)) pinyin.set(text, (await readWith(library, text, cuts)).pinyin)
  return pinyin
}
