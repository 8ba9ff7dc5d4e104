import type { PronunciationItem } from '../item'
import { lettersOf } from './letters-of'
import { pinyinSound } from './typed-pinyin'

const soundOf = ({ pinyin }: PronunciationItem) => (pinyin ? pinyinSound(pinyin) : null)

/**
 * Whether two items cannot be told apart in a question: they are written alike, one is a variant of the other, or they
 * are Chinese with one sound. Accents tell items apart: papa is not papá.
 */
export function isSameItem(
  one: PronunciationItem,
  other: PronunciationItem,
  language: string,
): boolean {
  const ways = (item: PronunciationItem) =>
    [item.text, ...item.variants].map(way => lettersOf(way, language))
  const [text = '', ...variants] = ways(one)
  const [otherText = '', ...otherVariants] = ways(other)
  return (
    text === otherText ||
    variants.includes(otherText) ||
    otherVariants.includes(text) ||
    (language === 'zh' && soundOf(one) !== null && soundOf(one) === soundOf(other))
  )
}
