import { classLimits } from './class-limits'

// Digits of ours, of full width, and Arabic ones: the last four bits of each are its value.
const digit = '[0-9０-９٠-٩]'
const year = `(?<!${digit})(${digit}{4}|${digit}{2})(?!${digit})`

/** One year as 2026, or two that follow each other as 2026/27, 2026–2027, 26/27. */
const years = new RegExp(`${year}(?:(\\s?[/／–~～-]\\s?)${year})?`, 'gu')
const copies = /^(.*) \(([1-9]\d?)\)$/su

const valueOf = (text: string): number =>
  Array.from(text).reduce((sum, one) => sum * 10 + ((one.codePointAt(0) ?? 0) & 15), 0)

/** The year after it, as long and in digits of the same kind: 99 is followed by 00. */
function nextOf(text: string): string {
  const zero = (text.codePointAt(0) ?? 0) & ~15
  const next = String(valueOf(text) + 1).slice(-text.length)
  const digits = Array.from(next.padStart(text.length, '0'), one => zero + Number(one))
  return String.fromCodePoint(...digits)
}

const isYear = (text: string) => text.length === 4 && Math.floor(valueOf(text) / 100) === 20
/** Rooms and groups have numbers below 20. */
const beginsSpan = (text: string) => isYear(text) || (text.length === 2 && valueOf(text) >= 20)
const isNext = (first: string, second: string) =>
  second.length <= first.length && nextOf(first).endsWith(second)

/** A text without its end, so that with `end` behind it a class may be called so. */
function fitted(text: string, end: string): string {
  const letters = Array.from(text)
  while (letters.join('').length + end.length > classLimits.name) letters.pop()
  return letters.join('').trimEnd() + end
}

/**
 * What a class is called that follows another one (classes.md#copying): its years are those that come next. Without a
 * year it bears a number; whoever copies it may choose another name.
 */
export function nextYearName(name: string): string {
  const raised = name.replace(
    years,
    (found: string, first: string, between?: string, second?: string) => {
      if (second === undefined) return isYear(first) ? nextOf(first) : found
      if (beginsSpan(first) && isNext(first, second))
        return nextOf(first) + between + nextOf(second)
      return [first, second].map(each => (isYear(each) ? nextOf(each) : each)).join(between)
    },
  )
  if (raised !== name) return raised
  const [, base = name, number = '1'] = copies.exec(name) ?? []
  return fitted(base, ` (${Number(number) + 1})`)
}
