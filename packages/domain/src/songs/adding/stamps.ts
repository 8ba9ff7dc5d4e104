import type { Hundredths } from '../times/time'

/** How three numbers without a dot are read: hours first, or hundredths last. A text has one way. */
export type ThreeParts = 'hours' | 'hundredths'

/** A time stamp as it was written, not yet a time: some ways to write one are told apart by the whole text. */
export type Stamp =
  | { kind: 'time'; time: Hundredths }
  | { kind: 'three'; parts: [number, number, string] }
  | { kind: 'seconds'; time: Hundredths }
  | { kind: 'negative' }
  | { kind: 'wrong' }

/** The digits behind a dot, as hundredths rounded half up: `5` is 50, `345` is 35 (lyrics.md#time-stamps). */
const fraction = (digits = ''): Hundredths =>
  Math.floor((Number(digits.slice(0, 3).padEnd(3, '0')) + 5) / 10)

const moment = (hours: number, minutes: number, seconds: number, digits?: string): Hundredths =>
  (hours * 3600 + minutes * 60 + seconds) * 100 + fraction(digits)

const minutes = /^(\d{1,3}):(\d{1,2})(?:[.,](\d{1,6}))?$/
const hours = /^(\d{1,2}):(\d{1,2}):(\d{1,2})[.,](\d{1,6})$/
const three = /^(\d{1,3}):(\d{1,2}):(\d{1,3})$/
const seconds = /^(\d{1,6})(?:[.,](\d{1,6}))?$/

/**
 * What stands between the brackets of a stamp, in any dress (lyrics.md#time-stamps): full-width digits, a comma for the
 * dot, any number of digits behind it, hours, minutes over 59. Undefined when it is no stamp at all.
 */
export function readStamp(inside: string): Stamp | undefined {
  const plain = inside.normalize('NFKC').replace(/\s+/g, '')
  if (/^[-\d:.,]*-[-\d:.,]*$/.test(plain) && /\d/.test(plain)) return { kind: 'negative' }
  const minuteParts = minutes.exec(plain)
  if (minuteParts) {
    const [, m, s, digits] = minuteParts
    if (Number(s) > 59) return { kind: 'wrong' }
    return { kind: 'time', time: moment(0, Number(m), Number(s), digits) }
  }
  const hourParts = hours.exec(plain)
  if (hourParts) {
    const [, h, m, s, digits] = hourParts
    if (Number(m) > 59 || Number(s) > 59) return { kind: 'wrong' }
    return { kind: 'time', time: moment(Number(h), Number(m), Number(s), digits) }
  }
  const threeParts = three.exec(plain)
  if (threeParts) {
    const [, first = '', second = '', third = ''] = threeParts
    return { kind: 'three', parts: [Number(first), Number(second), third] }
  }
  const secondParts = seconds.exec(plain)
  if (secondParts) {
    const [, s, digits] = secondParts
    return { kind: 'seconds', time: Number(s) * 100 + fraction(digits) }
  }
  return undefined
}

/** The moment that three numbers without a dot stand for; undefined when they cannot be read so. */
export function readThree(
  [first, second, third]: readonly [number, number, string],
  way: ThreeParts,
): Hundredths | undefined {
  if (second > 59) return undefined
  if (way === 'hundredths') return moment(0, first, second, third)
  return Number(third) > 59 || third.length > 2
    ? undefined
    : moment(first, second, Number(third), undefined)
}

const stampInText =
  /[[［]\s*(?:-\s*)?[\d０-９]{1,3}\s*[:：]\s*(?:-\s*)?[\d０-９]{1,2}(?:\s*[.．,，:：]\s*[\d０-９]{1,6}){0,2}\s*[\]］]/g
const wordStamp =
  /[<＜]\s*[\d０-９]{1,3}[:：][\d０-９]{1,2}(?:[.．,，:：][\d０-９]{1,6}){0,2}\s*[>＞]/g

/** A line that is nothing but times, as transcripts of videos have them. */
const onlyTimes =
  /^(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,6})?(?:,(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,6})?)?$/

export const hasStampInText = (text: string): boolean => text.search(stampInText) >= 0

/** Whether a time stands anywhere in a line: in brackets, before a single word, or alone. */
export const isStamped = (line: string): boolean =>
  hasStampInText(line) || line.search(wordStamp) >= 0 || onlyTimes.test(line)

/**
 * A text without what is cut out of it. The spaces on both sides of a cut never add up: a wide one parts a line from its
 * translation.
 */
const cutOut = (text: string, stamp: RegExp): string =>
  text.replace(new RegExp(`(?:${stamp.source}\\s*)+`, 'g'), (found: string, at: number) => {
    if (/\s/.test(text[at - 1] ?? '')) return ''
    const [widest = ''] = found.split(stamp).toSorted((one, other) => other.length - one.length)
    return widest
  })

/** A line without the stamps of its single words; its own spaces stay, and there come none in their place. */
export const withoutWordStamps = (text: string): string => cutOut(text, wordStamp).trim()

/** The parts of a line between the stamps of its single words, each with the stamp before it. */
export function wordParts(text: string): { text: string; stamp: Stamp | undefined }[] {
  const stamps = text.match(wordStamp) ?? []
  return text.split(wordStamp).map((part, index) => {
    const written = stamps[index - 1]
    return {
      text: part,
      stamp: written === undefined ? undefined : readStamp(written.slice(1, -1)),
    }
  })
}

/** A line without any time: what is left when only its words are wanted. */
export function withoutTimes(text: string): string {
  const left = cutOut(cutOut(text, stampInText), wordStamp).trim().replace(onlyTimes, '')
  // What is cut out may have stood within another.
  return left === text ? left : withoutTimes(left)
}
