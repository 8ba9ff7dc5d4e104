import { signsIn } from '@duologue/domain/conversations/line-lengths'
import { foldText } from '@duologue/domain/text/fold'
import { pinyinSyllables } from '@duologue/domain/text/pinyin-syllables'
import { numbered, type Rule } from './rule'

/** The readings that a sign has, with tone marks; those of 一 and 不 as dictionaries have them. */
export type ReadingsOf = (sign: string) => readonly string[]

/** The words of pinyin, in small letters, without marks but the apostrophe inside. */
const wordsOf = (pinyin: string) =>
  pinyin
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}']+/u)
    .filter(word => word !== '')

const plain = (text: string) => foldText(text).replaceAll('v', 'u')

/** One reading of a sign from the beginning of what is left of the pinyin: with its own tone, or with none. */
function beginnings(left: string, readings: readonly string[]): number[] {
  const found = readings.flatMap(reading => {
    const untoned = reading
      .normalize('NFD')
      .replace(/[\u0300\u0301\u0304\u030C]/gu, '')
      .normalize('NFC')
    return [reading, untoned].filter(form => left.startsWith(form)).map(form => form.length)
  })
  return [...new Set(found)].toSorted((a, b) => b - a)
}

/** Whether pinyin, without spaces and marks, reads the signs one after the other; 儿 may be an r at the end of a syllable. */
function reads(left: string, signs: readonly string[], readingsOf: ReadingsOf): boolean {
  const [first, ...rest] = signs
  if (first === undefined) return left === ''
  const lengths = beginnings(left, readingsOf(first))
  if (first === '儿' && left.startsWith('r')) lengths.push(1)
  return lengths.some(length => reads(left.slice(length), rest, readingsOf))
}

/** What is wrong with the pinyin of a text (content.md#pinyin). */
export function wrongPinyinOf(text: string, pinyin: string, readingsOf: ReadingsOf): string[] {
  const words = wordsOf(pinyin)
  const illegal = words.filter(word =>
    word
      .split("'")
      .some(
        part =>
          pinyinSyllables(plain(part).replace(/r$/u, '')).length === 0 &&
          pinyinSyllables(plain(part)).length === 0,
      ),
  )
  if (illegal.length > 0) return [`no pinyin: ${illegal.join(', ')}`]
  const signs = text.match(/\p{Script=Han}/gu) ?? []
  // Latin letters of the text stand in the pinyin as they are.
  if (/[A-Za-z]/.test(text)) return []
  return reads(words.join('').replaceAll("'", ''), signs, readingsOf)
    ? []
    : [`the pinyin does not read the ${signsIn(text)} signs: ${pinyin}`]
}

/** Chinese lines have pinyin that fits, the others have none (content.md#pinyin). */
export const rightPinyin =
  (readingsOf: ReadingsOf): Rule =>
  told =>
    numbered(told).flatMap(({ number, text, pinyin }) => {
      if (told.language !== 'zh') return pinyin ? [`line ${number}: has pinyin`] : []
      const wrong = pinyin ? wrongPinyinOf(text, pinyin, readingsOf) : ['has no pinyin']
      return wrong.map(one => `line ${number}: ${one}`)
    })

/** Marks of Chinese in pinyin, and twins in a row without their hyphen (content.md#pinyin). */
export const pinyinSigns: Rule = told =>
  numbered(told).flatMap(({ number, pinyin = '' }) => {
    const about = (wrong: boolean, name: string) => (wrong ? [`line ${number}: ${name}`] : [])
    const first = /\p{L}/u.exec(pinyin)?.[0] ?? 'A'
    return [
      ...about(
        /[，。？！；：、…]{2}|[，。？！；：、]/u.test(pinyin),
        'Chinese marks in the pinyin',
      ),
      ...about(first !== first.toUpperCase(), 'the pinyin begins small'),
      ...about(/\s(?:zhe|guo)(?!\p{L})/u.test(pinyin), '着 or 过 stands apart from its verb'),
      ...about(
        /(?<!\p{L})(\p{L}{2,6})\1(\p{L}{2,6})\2(?!\p{L})/u.test(pinyin.toLowerCase()),
        'twins in a row without a hyphen',
      ),
    ]
  })
