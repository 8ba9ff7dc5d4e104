import type { SongLanguage } from '../choices/song-choices'
import { keyWithinLine, plainWord, wordKey } from './word-key'

/** A word of a list: its text, and the word that it was, if it was one. */
export interface ListedWord {
  wordId?: string | undefined
  text: string
}

/** A word of the library, as far as choosing among those of the same text goes. */
export interface KnownWord {
  id: string
  text: string
}

/** What tells which of several words of the same text is meant. */
export interface Meant {
  /** Ids of the words that the song uses already. */
  usedHere: ReadonlySet<string>
  /** How often lyrics use a word. */
  timesUsed: ReadonlyMap<string, number>
}

/** A text for which there were several words, and the one that was taken. */
export interface AmbiguousWord {
  text: string
  wordId: string
  others: string[]
}

/** What a word of a list is: one of the library, or a new one by the key under which it is made once. */
export type ChosenWord = { wordId: string } | { newKey: string }

/** Every key by which a word of lists may be found in the library. */
export const keysOfLists = (
  lists: readonly (readonly ListedWord[])[],
  language: SongLanguage,
): string[] => [
  ...new Set(
    lists.flatMap(list =>
      list.flatMap(({ text }, index) => {
        const key = wordKey(text, language)
        return index === 0 && language === 'german' ? [key, keyWithinLine(key)] : [key]
      }),
    ),
  ),
]

/** The one that is meant among words of the same text, the oldest first: used in the song, used most, the oldest. */
function meantAmong<Word extends KnownWord>(hits: readonly Word[], meant: Meant): Word | undefined {
  const used = (word: Word) => meant.timesUsed.get(word.id) ?? 0
  const isHere = (word: Word) => Number(meant.usedHere.has(word.id))
  return hits.toSorted((a, b) => isHere(b) - isHere(a) || used(b) - used(a))[0]
}

/**
 * Chooses the word of the library for each word of lists (words.md#listed-words). A known id with
 * its text unchanged stays; else the text decides. In German the first word of a line may be one that is written small.
 *
 * @param known the words with those ids and keys, the oldest first.
 */
export function chooseWords(
  lists: readonly (readonly ListedWord[])[],
  language: SongLanguage,
  known: readonly KnownWord[],
  meant: Meant,
): {
  lists: ChosenWord[][]
  /** The texts of the words to make, by key. */
  newTexts: Map<string, string>
  ambiguous: AmbiguousWord[]
} {
  const byId = new Map(known.map(word => [word.id, word]))
  const byKey = new Map<string, KnownWord[]>()
  for (const word of known) {
    const key = wordKey(word.text, language)
    byKey.set(key, [...(byKey.get(key) ?? []), word])
  }
  const insideLines = new Set(
    lists.flatMap(list => list.slice(1).map(({ text }) => wordKey(text, language))),
  )
  const newTexts = new Map<string, string>()
  const ambiguous = new Map<string, AmbiguousWord>()

  const choose = ({ wordId, text }: ListedWord, index: number): ChosenWord => {
    const key = wordKey(text, language)
    const was = byId.get(wordId ?? '')
    if (was && wordKey(was.text, language) === key) return { wordId: was.id }
    const small = index === 0 && language === 'german' ? keyWithinLine(key) : key
    const found = [key, small].find(each => byKey.has(each)) ?? key
    const hits = byKey.get(found) ?? []
    const hit = meantAmong(hits, meant)
    if (hit) {
      const others = hits.filter(({ id }) => id !== hit.id).map(({ id }) => id)
      if (others.length > 0) ambiguous.set(found, { text: hit.text, wordId: hit.id, others })
      return { wordId: hit.id }
    }
    const newKey = insideLines.has(small) && !insideLines.has(key) ? small : key
    if (!newTexts.has(newKey)) newTexts.set(newKey, newKey === key ? plainWord(text) : newKey)
    return { newKey }
  }
  return {
    lists: lists.map(list => list.map(choose)),
    newTexts,
    ambiguous: [...ambiguous.values()],
  }
}
