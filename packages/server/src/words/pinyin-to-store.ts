import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { wordPinyinFault } from '@duologue/domain/words/word-fields'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { libraryOf } from './chinese/library-store'
import { readWith } from './chinese/read-chinese'
import type { WordsRoom } from './words-room'

/**
 * The pinyin of a word as an editor tells it, and whether they tell it otherwise than we would have; nothing told is
 * made from the text (words.md#word-fields). Words of other languages have none.
 */
export async function pinyinToStore(
  room: WordsRoom,
  word: { text: string; language: SongLanguage; pinyin?: string | null | undefined },
  queries: Queries = room.database,
): Promise<{ pinyin: string | null; pinyinCorrected: boolean }> {
  if (word.language !== 'chinese') return { pinyin: null, pinyinCorrected: false }
  // One word, however its text is cut in a line.
  const library = () => libraryOf(room.database, queries)
  const told = word.pinyin ?? (await readWith(await library(), word.text)).pinyin
  const pinyin = told.trim()
  const fault = wordPinyinFault(pinyin, word.language)
  if (fault) throw new Refused('invalid-input', { pinyin: fault })
  const { pinyin: made } = await readWith(new Map(), word.text)
  return { pinyin, pinyinCorrected: pinyin !== made }
}
