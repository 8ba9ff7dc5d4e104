import { makeUsername } from '@duologue/domain/accounts/make-username'
import type { Queries } from '../../database/connect'
import { newId } from '../../outside/random/new-id'
import { noteAll } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { makeUsers, type UserRow } from '../user-store'

/** How often other usernames are made when some are taken. */
const mostRounds = 20

/** The names of somebody whose account is made for them. */
export interface NamedPupil {
  givenName: string
  familyName: string | null
}

/**
 * Makes accounts of students for other people (pupils.md#adding), each with a username of neutral words, in the order of
 * their names; `actor` is the teacher.
 */
export async function makePupilUsers(
  room: Pick<AccountsRoom, 'clock' | 'random'>,
  transaction: Queries,
  people: readonly NamedPupil[],
  actor: string,
): Promise<UserRow[]> {
  const { random, clock } = room
  const ids = people.map(() => newId(random, clock))
  const made = new Map<string, UserRow>()
  for (let round = 0; round < mostRounds && made.size < people.length; round += 1) {
    const rows = people.flatMap((person, at) => {
      const id = ids[at] ?? ''
      if (made.has(id)) return []
      const username = makeUsername(random.bytes(4))
      const kept = { type: 'student', isPupil: true, createdAt: clock.now() } as const
      return [{ ...person, ...kept, id, username }]
    })
    for (const row of await makeUsers(transaction, rows)) made.set(row.id, row)
  }
  const users = ids.flatMap(id => made.get(id) ?? [])
  if (users.length < people.length) throw new Error('no free usernames were found')
  await noteAll(
    room,
    transaction,
    users.map(({ id }) => ({ user: id, actor, what: 'signed-up' as const })),
  )
  return users
}
