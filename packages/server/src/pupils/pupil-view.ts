import type { Pupil } from '@duologue/contract/pupils'
import { type KnownPerson, knownPeople } from '../accounts/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import type { PupilRow } from './pupil-store'

function pupilView(row: PupilRow, person: KnownPerson): Pupil {
  return {
    id: row.user,
    username: person.username,
    fullName: person.fullName,
    given: person.givenName ?? '',
    family: person.familyName ?? '',
    externalId: row.externalId,
    cardedAt: row.cardedAt.toISOString(),
    deletedUntil: row.deleteAt?.toISOString() ?? null,
  }
}

/** Pupils as their keepers see them, by name; in one query. */
export async function pupilViews(queries: Queries, rows: readonly PupilRow[]): Promise<Pupil[]> {
  const people = await knownPeople(
    queries,
    rows.map(({ user }) => user),
  )
  return rows
    .flatMap(row => {
      const person = people.get(row.user)
      return person ? [pupilView(row, person)] : []
    })
    .sort((one, other) => one.fullName.localeCompare(other.fullName, 'en'))
}

/** One of them. */
export async function answerPupil(queries: Queries, row: PupilRow): Promise<Pupil> {
  const [view] = await pupilViews(queries, [row])
  if (!view) throw new Refused('user-not-found')
  return view
}
