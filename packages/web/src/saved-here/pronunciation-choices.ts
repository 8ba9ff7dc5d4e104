import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { pronunciationModes, roundLanguages } from '@duologue/domain/choices/pronunciation-choices'
import { savedHere } from './saved-here'
import { oneOf, yesOrNo } from './tellings'

/** The mode of the last round of the pronunciation game. */
export const roundMode = savedHere('pronunciation-mode', 'any', oneOf(pronunciationModes))

/** The difficulty of the last round. */
export const roundDifficulty = savedHere(
  'pronunciation-difficulty',
  'normal',
  oneOf(battleDifficulties),
)

/** The language of the last round without a list. */
export const roundLanguage = savedHere('pronunciation-language', 'es', oneOf(roundLanguages))

/** Whether the choices of Reading are written in pinyin. */
export const choosesPinyin = savedHere('pronunciation-pinyin', false, yesOrNo)
