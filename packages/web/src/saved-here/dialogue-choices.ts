import { savedHere } from './saved-here'
import { oneOf, yesOrNo } from './tellings'

/** Whether translations are shown under the lines of a dialogue. */
export const translationsShown = savedHere('show-translations', true, yesOrNo)

/** Whether pinyin is shown under Chinese lines. */
export const pinyinShown = savedHere('show-pinyin', true, yesOrNo)

/** How fast lines can be played (conversations.md#playing-the-dialogue). */
export const playbackRates = ['1', '0.75'] as const

/** How fast the lines of a dialogue are played here: what a room or a pair of ears needs is the device's. */
export const playbackRate = savedHere('playback-rate', '1', oneOf(playbackRates))
