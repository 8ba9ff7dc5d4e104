import { codeOfSongLanguage, type SongDifficulty, type SongLanguage } from '../choices/song-choices'
import { textWords } from '../text/text-words'
import { plainWord } from './word-key'

/** By what the rank of a word is known: its text without case, in German too. */
export const rankKey = (text: string): string => plainWord(text).toLowerCase()

/** The keys whose ranks tell how common a text is: its own, and those of its words. */
export function rankKeys(text: string, language: SongLanguage): string[] {
  const parts =
    language === 'chinese'
      ? plainWord(text).split(' ')
      : textWords(text, codeOfSongLanguage(language))
  return [...new Set([text, ...parts].map(rankKey))]
}

/**
 * How common a text is, 1 for the commonest: as a list knows it, else as its rarest word; null where one of them is not
 * known (words.md#frequency).
 */
export function rankOf(
  text: string,
  language: SongLanguage,
  ranks: ReadonlyMap<string, number>,
): number | null {
  const own = ranks.get(rankKey(text))
  if (own !== undefined) return own
  const parts = rankKeys(text, language).slice(1)
  if (parts.length === 0) return null
  const each = parts.map(key => ranks.get(key) ?? Infinity)
  const rarest = Math.max(...each)
  return Number.isFinite(rarest) ? rarest : null
}

/** The difficulty that a rank suggests: the editor decides (words.md#frequency). */
export function suggestedDifficulty(rank: number): SongDifficulty {
  if (rank <= 1500) return 'beginner'
  return rank <= 5000 ? 'intermediate' : 'advanced'
}

/**
 * Reads a list of words with their counts, a word a line (`word count`, or a dictionary's `word count kind`), and ranks
 * them by count, the commonest first; of the same word in two cases the commoner counts.
 */
export function readRanks(list: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of list.split(/\r?\n/)) {
    const [word = '', count = ''] = line.trim().split(/\s+/)
    const key = rankKey(word)
    if (/\p{L}/u.test(key) && /^\d+$/.test(count))
      counts.set(key, Math.max(counts.get(key) ?? 0, Number(count)))
  }
  const commonest = [...counts].toSorted(([, a], [, b]) => b - a)
  return new Map(commonest.map(([key], index) => [key, index + 1]))
}
