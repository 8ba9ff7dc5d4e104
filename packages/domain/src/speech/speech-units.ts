import { normaliseText } from '../text/normalise'
import { splitWords } from '../text/split-words'
import { numberWords } from './number-words'

/** One word as speech is compared: for Chinese and Japanese a character. */
export interface SpeechUnit {
  readonly text: string
  /** Other words that are the same, because both were written as one number. */
  readonly forms: readonly string[]
}

const plain = (text: string): SpeechUnit => ({ text, forms: [] })

function unitsOfNumber(digits: string, language: string): readonly SpeechUnit[] {
  const told = numberWords(digits, language)
  if (told === null) return [plain(digits)]
  const forms = Object.entries(told.forms).map(
    ([word, others]) =>
      [normaliseText(word, language), others.map(form => normaliseText(form, language))] as const,
  )
  return splitWords(told.text, language).map(text => ({
    text,
    forms: forms.find(([word]) => word === text)?.[1] ?? [],
  }))
}

/**
 * What a text is compared by when it is spoken (speech.md#speech-units): its words without case, accents and
 * punctuation, for Chinese and Japanese its characters; a number from 0 to 100 as it is said.
 *
 * @param language two-letter code of the language of the text.
 */
export function speechUnits(text: string, language: string): readonly SpeechUnit[] {
  const parts = normaliseText(text, language).match(/[0-9]+|[^0-9]+/g) ?? []
  return parts.flatMap(part =>
    /^[0-9]/.test(part) ? unitsOfNumber(part, language) : splitWords(part, language).map(plain),
  )
}

/** Whether two words sound the same as far as writing tells. */
export function isSameUnit(one: SpeechUnit, other: SpeechUnit): boolean {
  return one.text === other.text || one.forms.includes(other.text) || other.forms.includes(one.text)
}
