import { foldText } from '../text/fold'

/** Somebody by name; a pupil's last name may be empty. */
interface Named {
  readonly givenName: string | null
  readonly familyName: string | null
}

const givenOf = ({ givenName }: Named) => givenName ?? ''
const keyOf = (person: Named) => foldText(givenOf(person))

/** The first letter as people see it, with its accent. */
const initial = (text: string) => Array.from(text.normalize('NFC'))[0] ?? ''

/**
 * What children are called on a device of their class (devices.md#who-is-playing): by their first name alone, and with the
 * first letter of their last one where another has the same.
 */
export function firstNames(people: readonly Named[]): string[] {
  const counts = new Map<string, number>()
  for (const person of people) counts.set(keyOf(person), (counts.get(keyOf(person)) ?? 0) + 1)
  return people.map(person => {
    const letter = initial(person.familyName ?? '')
    const isShared = (counts.get(keyOf(person)) ?? 0) > 1
    return isShared && letter ? `${givenOf(person)} ${letter}.` : givenOf(person)
  })
}
