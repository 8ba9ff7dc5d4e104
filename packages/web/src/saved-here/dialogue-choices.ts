import { savedHere } from './saved-here'
import { yesOrNo } from './tellings'

/** Whether translations are shown under the lines of a dialogue. */
export const translationsShown = savedHere('show-translations', true, yesOrNo)

/** Whether pinyin is shown under Chinese lines. */
export const pinyinShown = savedHere('show-pinyin', true, yesOrNo)
