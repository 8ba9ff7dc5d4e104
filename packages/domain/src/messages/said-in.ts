import { language } from './language'
import { localeOf } from './site-languages'

// The one place where dates are worded (text.md#dates). A worded date is never in the first state of a page that the
// server renders: two engines may word it in two ways.

const locale = localeOf(language)
/** English tells hours, and days of this year, as in Britain: 14:05, 23 November. */
const clockLocale = language === 'en' ? 'en-GB' : locale

const formats = {
  day: [locale, { dateStyle: 'medium' }],
  moment: [locale, { dateStyle: 'medium', timeStyle: 'short' }],
  shortDay: [locale, { month: 'short', day: 'numeric' }],
  shortMoment: [locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }],
  dayOfYear: [clockLocale, { day: 'numeric', month: 'long' }],
  clock: [clockLocale, { hour: '2-digit', minute: '2-digit' }],
  clockWithSeconds: [clockLocale, { timeStyle: 'medium' }],
} as const satisfies Record<string, readonly [string, Intl.DateTimeFormatOptions]>

/** How a date is worded. */
export type DateStyle = keyof typeof formats

const made = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: DateStyle, timeZone: string | undefined): Intl.DateTimeFormat {
  const name = `${style} ${timeZone ?? ''}`
  const known = made.get(name)
  if (known) return known
  const [tag, options] = formats[style]
  const format = new Intl.DateTimeFormat(
    tag,
    timeZone === undefined ? options : { ...options, timeZone },
  )
  made.set(name, format)
  return format
}

/** A moment in words, where the reader is or in a time zone; `at` is in milliseconds. */
const inWords =
  (style: DateStyle) =>
  (at: number, timeZone?: string): string =>
    formatOf(style, timeZone).format(at)

/** Nov 23, 2026 */
export const day = inWords('day')
/** Nov 23, 2026, 2:05 PM */
export const moment = inWords('moment')
/** Nov 23 */
export const shortDay = inWords('shortDay')
/** Nov 23, 2:05 PM */
export const shortMoment = inWords('shortMoment')
/** 23 November */
export const dayOfYear = inWords('dayOfYear')
/** 14:05 */
export const clock = inWords('clock')
/** 14:05:09 */
export const clockWithSeconds = inWords('clockWithSeconds')

const away = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

/** How far away a day is: today, tomorrow, in 3 days, 2 days ago. */
export const daysAway = (days: number): string => away.format(days, 'day')
