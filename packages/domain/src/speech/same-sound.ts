import { soundSame } from './chinese-sounds'
import { isSameUnit, type SpeechUnit } from './speech-units'

/**
 * Characters of Chinese that sound the same are the same here: which one was meant is not the learner's fault
 * (speech.md#chinese-sounds).
 */
const isSameChinese = (one: SpeechUnit, other: SpeechUnit) =>
  isSameUnit(one, other) || soundSame(one.text, other.text)

/** What counts as the same word in a language, as it is heard. */
export const sameIn = (language: string): ((one: SpeechUnit, other: SpeechUnit) => boolean) =>
  language === 'zh' ? isSameChinese : isSameUnit
