import type { words } from '@duologue/contract/words'
import type { Handlers } from '../http/handlers'
import { createWord } from './create-word'
import { getMeaning } from './get-meaning'
import { getPinyin } from './get-pinyin'
import { getRank } from './get-rank'
import { getWord } from './get-word'
import { searchWords } from './search-words'
import { updateWord } from './update-word'
import type { WordsRoom } from './words-room'

/** The room's answers to its calls. */
export const wordsHandlers = (room: WordsRoom) =>
  ({
    createWord: createWord(room),
    getMeaning: getMeaning(room),
    getPinyin: getPinyin(room),
    getRank: getRank(room),
    getWord: getWord(room),
    searchWords: searchWords(room),
    updateWord: updateWord(room),
  }) satisfies Handlers<typeof words>
