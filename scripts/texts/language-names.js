import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '../stale.js'

const english = join(project, 'packages/domain/src/choices/english-language-names.ts')

/**
 * `language-names.ts` in a language. No translator writes it: what a hundred languages are called, and in which order
 * such names stand, is known where this runs. It is asked once, so that server and browser say the same.
 */
export function languageNamesIn(language, spell) {
  const known = spell ? 'en' : language
  const names = new Intl.DisplayNames(known, { type: 'language' })
  const { compare } = new Intl.Collator(known)
  const codes = [...readFileSync(english, 'utf8').matchAll(/^ {2}(\w\w):/gm)].map(
    ([, code]) => code,
  )
  const table = Object.fromEntries(
    codes
      .map(code => [code, names.of(code)])
      .toSorted(([, one], [, other]) => compare(one, other))
      .map(([code, name]) => [code, spell ? spell(name) : name]),
  )
  return `export const languageNames: Readonly<Record<string, string>> = ${JSON.stringify(table)}\n`
}
