import type { CutBook } from '@duologue/domain/words/cut-book'
import type { Database, Queries } from '../../database/connect'
import { cutsOf } from '../cut-store'
import { cutRuns } from './cut-runs'
import { libraryOf } from './library-store'
import { loadChinese } from './load-chinese'
import { type Library, type ReadWord, readRun } from './read-run'

/** A Chinese text as it is read: its words, each with its pinyin, and the pinyin of the whole. */
export interface ChineseReading {
  pinyin: string
  words: ReadWord[]
}

/**
 * Reads a Chinese text by the dictionaries, by words of a library, and by cuts that are remembered
 * (words.md#chinese-reading).
 */
export async function readWith(
  library: Library,
  text: string,
  cuts?: CutBook,
): Promise<ChineseReading> {
  const dictionaries = await loadChinese()
  // A word in other letters is its own pinyin.
  const words = cutRuns(text).flatMap(run =>
    run.isHan
      ? readRun(dictionaries, run.text, library, cuts)
      : [{ text: run.text, pinyin: run.text }],
  )
  return { pinyin: words.map(({ pinyin }) => pinyin).join(' '), words }
}

/**
 * Reads a Chinese text as editors have corrected it.
 *
 * @param queries the transaction that it is read in, when there is one.
 */
export async function readChinese(
  { database }: { database: Database },
  text: string,
  queries: Queries = database,
): Promise<ChineseReading> {
  const library = await libraryOf(database, queries)
  return readWith(library, text, await cutsOf(queries, 'chinese'))
}
