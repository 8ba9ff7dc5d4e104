import { joinWordList, wordListFault } from '../../words/word-list'
import { lyricAsideFault, lyricTextFault } from '../lyrics/lyric-fields'
import type { DraftLyric } from './draft-lyric'

/** What is wrong with the fields of a lyric on the add-lyrics page, as far as it can be told before it is saved. */
export const draftFaults = ({ text, translation, pinyin, words }: DraftLyric) => ({
  text: lyricTextFault(text),
  translation: lyricAsideFault(translation),
  pinyin: lyricAsideFault(pinyin),
  words: wordListFault(joinWordList(words.map(word => word.text))),
})

/** Whether a lyric could not be saved as it is; what is left out may be anything. */
export const isFaulty = (draft: DraftLyric): boolean =>
  !draft.leaveOut && Object.values(draftFaults(draft)).some(fault => fault !== undefined)
