import type { SongLanguage } from '../choices/song-choices'
import { wordFaults } from '../messages/songs/word-dialogs'
import { wordTextFault } from './word-fields'
import { plainWord, wordKey } from './word-key'

/** A text as it was cut before, and the words that it is to be cut into; both have the same letters. */
export interface Cut {
  readonly text: string
  readonly parts: readonly string[]
}

/** The cuts that a language remembers, by the letters of their texts. */
export interface CutBook {
  readonly language: SongLanguage
  readonly byKey: ReadonlyMap<string, Cut>
  /** Letters of the longest text. */
  readonly longest: number
}

/** A word after the remembered cuts: `from` is the place of the first of the words that it was made of. */
interface AppliedWord {
  readonly text: string
  readonly from: number
  readonly isRemembered: boolean
}

const letters = (text: string): string => text.replace(/\s/g, '')

/** By what a cut is found: its letters, without spaces, and without case but in German. */
export const cutKey = (text: string, language: SongLanguage): string =>
  wordKey(letters(text), language)

/** What is wrong with a cut; undefined when nothing is. */
export function cutFault({ text, parts }: Cut, language: SongLanguage): string | undefined {
  const fault = parts.map(wordTextFault).find(found => found !== undefined)
  if (fault) return fault
  const isSame = cutKey(parts.join(''), language) === cutKey(text, language)
  return isSame ? undefined : wordFaults.otherLetters
}

/** A cut as it is kept; in Chinese nothing stands between letters. */
export function plainCut({ text, parts }: Cut, language: SongLanguage): Cut {
  const plain = (word: string) =>
    language === 'chinese' ? letters(plainWord(word)) : plainWord(word)
  return { text: plain(text), parts: parts.map(plain) }
}

/** The cuts of a language, to be looked up; of two for the same letters the last one counts. */
export function cutBook(cuts: Iterable<Cut>, language: SongLanguage): CutBook {
  const byKey = new Map<string, Cut>()
  let longest = 0
  for (const cut of cuts) {
    const key = cutKey(cut.text, language)
    byKey.set(key, cut)
    longest = Math.max(longest, key.length)
  }
  return { language, byKey, longest }
}

/** Several words always mean the cut; one word is parted only where it was one before: "surtout" is not "sur tout". */
function isMeant({ text, parts }: Cut, run: readonly string[], language: SongLanguage): boolean {
  const [only = ''] = run
  return run.length > 1 || (parts.length > 1 && wordKey(only, language) === wordKey(text, language))
}

/**
 * Words of a text as they are cut by what was remembered (issue 9; words.md#remembered-cuts): where words that stand
 * together have the letters of a remembered text, its parts take their place; the longest text counts, and its parts
 * are not cut again.
 */
export function applyCuts(
  words: readonly string[],
  { language, byKey, longest }: CutBook,
): AppliedWord[] {
  const applied: AppliedWord[] = []
  for (let from = 0; from < words.length; ) {
    let key = ''
    let found: { cut: Cut; next: number } | undefined
    for (let next = from; next < words.length && key.length < longest; next += 1) {
      key += cutKey(words[next] ?? '', language)
      const cut = byKey.get(key)
      if (cut && isMeant(cut, words.slice(from, next + 1), language))
        found = { cut, next: next + 1 }
    }
    const parts = found?.cut.parts ?? [words[from] ?? '']
    const isRemembered = found !== undefined
    for (const text of parts) applied.push({ text, from, isRemembered })
    from = found?.next ?? from + 1
  }
  return applied
}
