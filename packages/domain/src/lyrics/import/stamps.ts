import type { Hundredths } from '../timeline/time'

/** How three numbers without a dot are read: hours first, or hundredths last. A text has one way. */
export type ThreeParts = 'hours' | 'hundredths'

/** A time stamp as it was written, not yet a time: some ways to write one are told apart by the whole text. */
export type Stamp =
  | { kind: 'time'; time: Hundredths }
  | { kind: 'three'; parts: [number, number, string] }
  | { kind: 'seconds'; time: Hundredths }
  | { kind: 'negative' }
  | { kind: 'wrong' }

/** The digits behind a dot, as hundredths rounded half up: `5` is 50, `345` is 35 (editor-rules (b)). */
const fraction = (digits = ''): Hundredths =>
  Math.floor((Number(digits.slice(0, 3).padEnd(3, '0')) + 5) / 10)

const moment = (hours: number, minutes: number, seconds: number, digits?: string): Hundredths =>
  (hours * 3600 + minutes * 60 + seconds) * 100 + fraction(digits)

const minutes = /^(\d{1,3}):(\d{1,2})(?:[.,](\d{1,6}))?$/
const hours = /^(\d{1,2}):(\d{1,2}):(\d{1,2})[.,](\d{1,6})$/
const three = /^(\d{1,3}):(\d{1,2}):(\d{1,3})$/
const seconds = /^(\d{1,6})(?:[.,](\d{1,6}))?$/

/**
 * What stands between the brackets of a stamp, in any dress (editor-rules (b)): full-width digits, a comma for the dot,
 * any number of digits behind it, hours, minutes over 59. Undefined when it is no stamp at all.
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

/** The stamps at the beginning of a line and the text behind them. */
export interface StampedLine {
  stamps: Stamp[]
  rest: string
}

const bracket = /^\s*[[［]([^\]］]*)[\]］]/

/** Takes the stamps off a line's beginning. */
export function takeStamps(line: string): StampedLine {
  const stamps: Stamp[] = []
  let rest = line
  for (;;) {
    const found = bracket.exec(rest)
    const stamp = found && readStamp(found[1] ?? '')
    if (!found || !stamp) return { stamps, rest: rest.trim() }
    stamps.push(stamp)
    rest = rest.slice(found[0].length)
  }
}

const metadata = /^\s*[[［]\s*([A-Za-z_#][\w# -]*?)\s*[:：](.*)[\]］]\s*$/

/** The key and value of a line such as `[ar:Somebody]`; undefined when it is none. */
export function readMetadata(line: string): { key: string; value: string } | undefined {
  const found = metadata.exec(line)
  return found ? { key: (found[1] ?? '').toLowerCase(), value: (found[2] ?? '').trim() } : undefined
}

const stampInText = /[[［]\s*\d{1,3}\s*[:：]\s*\d{1,2}(?:\s*[.．,:：]\s*\d{1,3})?\s*[\]］]/
const wordStamp = /[<＜]\s*\d{1,3}[:：]\d{1,2}(?:[.．,]\d{1,6})?\s*[>＞]/g

export const hasStampInText = (text: string): boolean => stampInText.test(text)

/** A line without the stamps of its single words. */
export const withoutWordStamps = (text: string): string => text.replace(wordStamp, ' ').trim()
