import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { readRanks } from '@duologue/domain/words/word-rank'
import { inTransaction } from '../database/transaction'
import { rankLibrary, replaceRanks } from './rank-store'
import type { WordsRoom } from './words-room'

/** Thrown when a list has no line that could be read. */
class NoRanks extends Error {
  constructor() {
    super('The list has no line of a word and its count; what was known before stays.')
  }
}

/**
 * Puts a list of a language's words with their counts in the place of the one before, and tells every word of the
 * library how common it is (words.md#frequency), all or nothing. Throws NoRanks for a list of nothing.
 */
export async function bringInRanks(
  { database, random }: Pick<WordsRoom, 'database' | 'random'>,
  language: SongLanguage,
  list: string,
): Promise<{ ranked: number; words: number }> {
  const ranks = readRanks(list)
  if (ranks.size === 0) throw new NoRanks()
  return inTransaction(database, random, async transaction => {
    await replaceRanks(transaction, language, ranks)
    return { ranked: ranks.size, words: await rankLibrary(transaction, language) }
  })
}
