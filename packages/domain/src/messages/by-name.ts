import { language } from './language'
import { localeOf } from './site-languages'

const names = new Intl.Collator(localeOf(language))

/** Things in the order of the names that are shown of them, as the language has it; the list stays as it was. */
export const byName = <Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing[] => things.toSorted((one, other) => names.compare(nameOf(one), nameOf(other)))

/** People by their names. */
export const peopleByName = <Person extends { fullName: string }>(
  people: readonly Person[],
): Person[] => byName(people, ({ fullName }) => fullName)
