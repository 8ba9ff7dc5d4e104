import type { KnownPupil, KnownPupils } from '@duologue/domain/pupils/judge-names'
import { knownPeople } from '../accounts/index'
import { taughtBy } from '../classes/index'
import type { Queries } from '../database/connect'
import { pupilsOfClasses } from './pupil-store'

/**
 * The pupils that a list for a class is compared with: its own, and those of the reader's other classes
 * (pupils.md#judging-a-list). Nobody else's: a list does not tell who has an account.
 */
export async function knownPupils(
  queries: Queries,
  { id, name }: { id: string; name: string },
  reader: string,
): Promise<KnownPupils> {
  const names = new Map((await taughtBy(queries, reader)).map(one => [one.id, one.name]))
  names.set(id, name)
  const rows = await pupilsOfClasses(queries, [...names.keys()])
  const people = await knownPeople(
    queries,
    rows.map(({ user }) => user),
  )
  const known = rows.map(row => {
    const person = people.get(row.user)
    const pupil: KnownPupil = {
      id: row.user,
      given: person?.givenName ?? '',
      family: person?.familyName ?? '',
      externalId: row.externalId,
      className: names.get(row.homeClass ?? '') ?? '',
    }
    return { pupil, isHere: row.homeClass === id }
  })
  const those = (isHere: boolean) =>
    known.filter(one => one.isHere === isHere).map(({ pupil }) => pupil)
  return { here: those(true), elsewhere: those(false) }
}
