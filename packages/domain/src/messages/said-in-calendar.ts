import { language } from './language'
import { localeOf } from './site-languages'

// How a calendar is worded (text.md#dates); apart from `said-in`, which every page carries.

const locale = localeOf(language)

const formats = {
  // Arabic knows no short names of days: seven whole ones stand beside each other nowhere.
  weekday: new Intl.DateTimeFormat(locale, {
    weekday: language === 'ar' ? 'narrow' : 'short',
    timeZone: 'UTC',
  }),
  wholeDay: new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }),
  dayOfWeek: new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
} as const

/** A day in words; `at` is a moment of it in UTC, in milliseconds. */
const inWords =
  (style: keyof typeof formats) =>
  (at: number): string =>
    formats[style].format(at)

/** Mon */
export const weekday = inWords('weekday')
/** Monday, November 23 */
export const wholeDay = inWords('wholeDay')
/** Mon, Nov 23, 2026 */
export const dayOfWeek = inWords('dayOfWeek')
/** November 2026 */
export const month = inWords('month')
