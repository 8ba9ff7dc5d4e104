import { language } from './language'
import { directionOf, localeOf } from './site-languages'

/** The forms of a sentence by how many; a number of its own goes before its category (site.md#counting-words). */
export type Forms = { readonly other: string } & Readonly<
  Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many' | `=${number}`, string>>
>

const locale = localeOf(language)
const rules = new Intl.PluralRules(locale)
const whole = new Intl.NumberFormat(locale)

/** The form of a sentence that goes with a number. */
export const plural = (total: number, forms: Forms): string =>
  forms[`=${total}`] ?? forms[rules.select(total)] ?? forms.other

/** A number with its word, in the singular or the plural. */
export const counted = (total: number, one: string, other: string): string =>
  plural(total, { one: `${total} ${one}`, other: `${total} ${other}` })

/** The form of a sentence that goes with a code. */
export const select = (
  code: string,
  forms: { readonly other: string; readonly [code: string]: string },
): string => (Object.hasOwn(forms, code) ? forms[code] : undefined) ?? forms.other

/** A number as the language writes it: 1,000. */
export const number = (value: number): string => whole.format(value)

/** A number with so many digits behind its sign: 1.50. */
export const fixed = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', number(0.5).charAt(1))

const lists = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Names one after the other: A, B, and C. */
export const list = (names: readonly string[]): string => lists.format(names.map(isolated))

/** The blocks of the scripts that run from the right. */
const rightToLeft = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`
const otherWay = new RegExp(
  directionOf(language) === 'rtl' ? `[^\\P{L}${rightToLeft}]` : `[${rightToLeft}]`,
  'u',
)

/**
 * What a sentence is handed, as a name: where it runs the other way than the language, or has words that do, it stands
 * between signs (FIRST STRONG ISOLATE and its end) that keep it from turning the signs and numbers beside it. Whatever has
 * such parts already stays as it is.
 */
export const isolated = (text: string): string =>
  otherWay.test(text) && !text.includes('\u2068') ? `\u2068${text}\u2069` : text
