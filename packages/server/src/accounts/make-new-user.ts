import { accountKey } from '@duologue/domain/accounts/account-key'
import { makeUsername } from '@duologue/domain/accounts/make-username'
import type { Queries } from '../database/connect'
import { newId } from '../outside/random/new-id'
import { note } from './account-history-store'
import type { AccountsRoom } from './accounts-room'
import { makeUser, type UserRow, userByEmail } from './user-store'

/** How often another username is made when one is taken; there are ten million. */
const mostTries = 20

/**
 * Makes a user with a username of neutral words (accounts.md#signing-up); undefined when the e-mail address has an
 * account already.
 */
export async function makeNewUser(
  room: AccountsRoom,
  queries: Queries,
  told: Partial<
    Pick<
      UserRow,
      'email' | 'emailVerifiedAt' | 'passwordHash' | 'givenName' | 'familyName' | 'language'
    >
  >,
): Promise<UserRow | undefined> {
  const email = told.email ? accountKey(told.email) : null
  for (let tries = 0; tries < mostTries; tries += 1) {
    const user = await makeUser(queries, {
      ...told,
      email,
      id: newId(room.random, room.clock),
      username: makeUsername(room.random.bytes(4)),
      createdAt: room.clock.now(),
    })
    if (user) {
      await note(room, queries, { user: user.id, actor: user.id, what: 'signed-up' })
      return user
    }
    if (email !== null && (await userByEmail(queries, email))) return undefined
  }
  throw new Error('no free username was found')
}
