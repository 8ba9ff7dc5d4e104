import { applyCuts, type CutBook, cutBook } from '@duologue/domain/words/cut-book'
import type { CutWord } from './cut-word'
import { joinSyllables } from './join-syllables'
import { lightReading } from './light-readings'
import type { ChineseDictionaries } from './load-chinese'
import { overrideAt } from './overrides'

/** A word with its part of speech, and its pinyin as it is written. */
export interface ReadWord {
  text: string
  pinyin: string
}

/** What the library knows: its words, each with the pinyin that an editor gave it, else null. */
export type Library = ReadonlyMap<string, string | null>

const longestLibraryWord = 8
const noCuts = cutBook([], 'chinese')

/** Neighbours that are one word of the library are taken together, as many as can be; what an editor has cut stays. */
function takeTogether(words: readonly CutWord[], library: Library): CutWord[] {
  const taken: CutWord[] = []
  for (let index = 0; index < words.length; ) {
    const first = words[index]
    if (!first) break
    let text = first.text
    let best = { text, next: index + 1 }
    for (let next = index + 1; next < words.length; next += 1) {
      if (first.isRemembered || words[next]?.isRemembered) break
      text += words[next]?.text ?? ''
      if (text.length > longestLibraryWord) break
      if (library.has(text)) best = { text, next: next + 1 }
    }
    taken.push(best.next === index + 1 ? first : { ...first, text: best.text })
    index = best.next
  }
  return taken
}

/** The words of a run of Chinese characters: as the dictionary cuts it, and as cuts and library know better. */
export function cutWords(
  { tag }: Pick<ChineseDictionaries, 'tag'>,
  run: string,
  library: Library,
  cuts: CutBook = noCuts,
): CutWord[] {
  const tagged = tag(run)
  const words = tagged.map(({ word }) => word)
  let start = 0
  const cut = applyCuts(words, cuts).map(({ text, from, isRemembered }) => {
    const word = { text, tag: tagged[from]?.tag ?? '', start, isRemembered }
    start += text.length
    return word
  })
  return takeTogether(cut, library)
}

/** The readings of a word's characters: those of the dictionary, but for what the words around it make of them. */
function readingsOf(
  { readings }: Pick<ChineseDictionaries, 'readings'>,
  words: readonly CutWord[],
  index: number,
): string[] {
  const word = words[index]
  if (!word) return []
  const light = lightReading(words, index)
  const plain = light === undefined ? readings(word.text) : [light]
  // At the end of a word 儿 is no syllable, but where the lexicon says so (女儿).
  return plain.map((reading, at) =>
    at > 0 && at === plain.length - 1 && word.text.endsWith('儿') ? 'r' : reading,
  )
}

/** The readings of a run's characters, one each: of the dictionary, lightened, and as the lexicon knows better. */
export function readSyllables(
  dictionaries: Pick<ChineseDictionaries, 'readings'>,
  run: string,
  words: readonly CutWord[],
): string[] {
  const syllables = words.flatMap((_, index) => readingsOf(dictionaries, words, index))
  for (const { start } of words)
    for (const [offset, reading] of overrideAt(run, start).entries())
      if (reading !== undefined) syllables[start + offset] = reading
  return syllables
}

/** Reads a run of Chinese characters (words.md#chinese-reading). */
export function readRun(
  dictionaries: ChineseDictionaries,
  run: string,
  library: Library,
  cuts?: CutBook,
): ReadWord[] {
  const words = cutWords(dictionaries, run, library, cuts)
  const syllables = readSyllables(dictionaries, run, words)
  return words.map(({ text, start }) => ({
    text,
    pinyin: library.get(text) ?? joinSyllables(syllables.slice(start, start + text.length)),
  }))
}
