import { language } from './language'
import { localeOf } from './site-languages'

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
export const list = (names: readonly string[]): string => lists.format(names)
