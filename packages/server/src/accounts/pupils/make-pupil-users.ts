import { makeUsername } from '@duologue/domain/accounts/make-username'
import type { Queries } from '../../database/connect'
import { newId } from '../../outside/random/new-id'
import type { AccountsRoom } from '../accounts-room'
import { makeUsers } from '../user-store'

/** How often other usernames are made when some are taken. */
const mostRounds = 20

/** The names of somebody whose account is made for them. */
export interface NamedPupil {
  givenName: string | null
  familyName: string | null
}

/**
 * Makes accounts of students for other people (pupils.md#adding), each with a username of neutral words; `actor` is the
 * teacher. Answers their ids, in the order of their names.
 */
export async function makePupilUsers(
  { random, clock }: Pick<AccountsRoom, 'clock' | 'random'>,
  transaction: Queries,
  people: readonly NamedPupil[],
  actor: string,
): Promise<string[]> {
  const now = clock.now()
  const ids = people.map(() => newId(random, clock))
  const made = new Set<string>()
  for (let round = 0; round < mostRounds && made.size < people.length; round += 1) {
    const rows = people.flatMap((person, at) => {
      const id = ids[at] ?? ''
      if (made.has(id)) return []
      const username = makeUsername(random.bytes(4))
      return [{ ...person, type: 'student' as const, isPupil: true, createdAt: now, id, username }]
    })
    for (const { id } of await makeUsers(transaction, rows, { actor, at: now })) made.add(id)
  }
  if (made.size < people.length) throw new Error('no free usernames were found')
  return ids
}
