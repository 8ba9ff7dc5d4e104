import type { Word } from '@duologue/contract/words'
import type { Queries } from '../database/connect'
import { wordRowsByIds } from './word-store'
import { wordView } from './word-view'

export { bringInRanks } from './bring-in-ranks'
export { readChinese } from './chinese/read-chinese'
export { readTexts } from './chinese/read-texts'
export { explainWords } from './explain-words'
export { lineReader } from './line-reader'
export { commonWords, wordItems } from './pronounced-words'
export { isAmongCommonest, isRanked, ranksByWord } from './rank-store'
export { wordsToTranslate, wordTranslations } from './translated-words'
export { upsertCuts } from './upsert-cuts'
export { type KeptLists, type ToldLists, upsertListedWords } from './upsert-listed-words'
export { wordFiles } from './word-files'
export { stampOfWords } from './word-store'
export { wordsHandlers } from './words-handlers'

/** Words by id, in one query; those that are not there are left out. */
export async function wordsByIds(
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, Word>> {
  const rows = await wordRowsByIds(queries, ids)
  return new Map(rows.map(row => [row.id, wordView(row)]))
}
