import type { BattleDifficulty } from '../../choices/battle-difficulties'
import { sameIn } from '../../speech/same-sound'
import { isSameUnit, speechUnits } from '../../speech/speech-units'
import type { PronunciationItem } from '../item'
import { hasSameAccents } from './accents'
import { isSamePinyin } from './typed-pinyin'

/** Whether what was typed has the words of a text, each and no other. */
function hasSameWords(text: string, typed: string, language: string, isExact: boolean): boolean {
  const [expected, given] = [speechUnits(text, language), speechUnits(typed, language)]
  if (expected.length === 0) return text.trim() === typed.trim()
  const isSame = isExact ? isSameUnit : sameIn(language)
  return (
    expected.length === given.length &&
    expected.every((unit, place) => {
      const other = given[place]
      return other !== undefined && isSame(unit, other)
    })
  )
}

/**
 * Whether an item was written right (pronunciation.md#marking-what-is-written and text.md#comparing-answers): case,
 * punctuation, kinds of apostrophes and dashes, ß or ss, digits or words of a number make no difference; a variant is
 * as good. Accents count on hard alone. Chinese is written in characters or in pinyin: on hard the very characters and
 * the tones count, else the sounds.
 */
export function isWrittenRight(
  { text, variants, pinyin }: PronunciationItem,
  typed: string,
  language: string,
  difficulty: BattleDifficulty,
): boolean {
  const isHard = difficulty === 'hard'
  if (pinyin && language === 'zh' && /[a-z]/i.test(typed.normalize('NFD'))) {
    if (isSamePinyin(pinyin, typed, isHard)) return true
  }
  return [text, ...variants].some(
    way =>
      hasSameWords(way, typed, language, isHard) &&
      (!isHard || hasSameAccents(way, typed, language)),
  )
}
