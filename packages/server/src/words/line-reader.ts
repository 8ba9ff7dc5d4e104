import { codeOfSongLanguage, type SongLanguage } from '@duologue/domain/choices/song-choices'
import { textWords } from '@duologue/domain/text/text-words'
import { applyCuts } from '@duologue/domain/words/cut-book'
import { libraryOf } from './chinese/library-store'
import { readWith } from './chinese/read-chinese'
import { cutsOf } from './cut-store'
import type { WordsRoom } from './words-room'

/** What a line is made of: its words, and a Chinese one's pinyin. */
interface ReadLine {
  words: string[]
  pinyin: string
}

/** Reads the lines of a text of this language, as editors have corrected it; library and cuts are asked once. */
export async function lineReader(
  { database }: WordsRoom,
  language: SongLanguage,
): Promise<(text: string) => Promise<ReadLine>> {
  const cuts = await cutsOf(database, language)
  if (language !== 'chinese') {
    const code = codeOfSongLanguage(language)
    const words = (text: string) => applyCuts(textWords(text, code), cuts).map(word => word.text)
    return text => Promise.resolve({ words: words(text), pinyin: '' })
  }
  const library = await libraryOf(database, database)
  // A third of all lyrics are repeats: each text is read once.
  const read = new Map<string, ReadLine>()
  return async text => {
    const before = read.get(text)
    if (before) return before
    const { words, pinyin } = await readWith(library, text, cuts)
    const found = { words: words.map(word => word.text), pinyin }
    read.set(text, found)
    return found
  }
}
