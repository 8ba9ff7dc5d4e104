import { hasLostLetters } from './clean-name'
import { pupilLimits } from './pupil-limits'
import type { PupilName } from './split-name'

/** What is wrong with a row of a list (pupils.md#lists-of-names). */
export type NameRowFault =
  | { readonly kind: 'lettersMissing' | 'notAName' | 'noName' }
  | { readonly kind: 'tooLong' | 'idTooLong'; readonly letters: number; readonly most: number }

/** A row of a list: whom it names, and by which number the school knows them. */
export interface ListedName extends PupilName {
  readonly externalId: string | null
}

/** Letters as people count them: one with its accent is one, whatever it is made of. */
const lettersOf = (text: string) => Array.from(text.normalize('NFC')).length

/** What a spreadsheet would run, an address, and what has no letter at all, is no name. */
const isNoName = (text: string) =>
  /^[=+\-@|%]/u.test(text) || /@|:\/\//u.test(text) || !/\p{L}/u.test(text)

/** What is wrong with the names and the number of a row; undefined where nothing is. */
export function nameRowFault({ given, family, externalId }: ListedName): NameRowFault | undefined {
  if (given === '') return { kind: 'noName' }
  const names = family === '' ? [given] : [given, family]
  if (names.some(hasLostLetters)) return { kind: 'lettersMissing' }
  if (names.some(isNoName)) return { kind: 'notAName' }
  const letters = Math.max(...names.map(lettersOf))
  if (letters > pupilLimits.name) return { kind: 'tooLong', letters, most: pupilLimits.name }
  const id = lettersOf(externalId ?? '')
  if (id > pupilLimits.externalId)
    return { kind: 'idTooLong', letters: id, most: pupilLimits.externalId }
  return undefined
}
