import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { Caller } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { Identity } from '../../outside/identity/identity'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { linkGoogle, userOfGoogle } from '../google/google-store'
import { makeNewUser } from '../make-new-user'
import { userByEmail, userById } from '../user-store'
import { beginSession } from './begin-session'
import { takeOver } from './take-over'

async function userFor(
  room: AccountsRoom,
  queries: Queries,
  identity: Identity,
  { chosenLanguage }: Caller,
): Promise<string> {
  const known = await userOfGoogle(queries, identity)
  if (known) return known
  const { email, isEmailVerified, givenName, familyName } = identity
  const owner = email === null ? undefined : await userByEmail(queries, email)
  if (owner && !isEmailVerified) throw new Refused('google-unverified')
  if (owner) await takeOver(room, queries, owner)
  const user =
    owner ??
    (await makeNewUser(room, queries, {
      email,
      emailVerifiedAt: isEmailVerified ? room.clock.now() : null,
      givenName: givenName?.slice(0, 30) ?? null,
      familyName: familyName?.slice(0, 30) ?? null,
      language: chosenLanguage,
    }))
  if (!user) throw new Refused('google-unverified')
  const isLinked = await linkGoogle(queries, identity, user.id, room.clock.now())
  // Somebody linked it in the meantime: everything is undone, and the next try finds it.
  if (!isLinked) throw new Refused('google-refused')
  await note(room, queries, { user: user.id, actor: user.id, what: 'google-linked' })
  return user.id
}

/**
 * Logs in with an ID token of the configured issuer (accounts.md#google-login): by (issuer, subject), else linked to
 * the account with the same proven address, else a new account (accounts.md#google-login).
 */
export async function logInWithGoogle(room: AccountsRoom, googleToken: string, caller: Caller) {
  const identity = await room.identity.verify(googleToken)
  return inTransaction(room.database, room.random, async transaction => {
    const user = await userById(transaction, await userFor(room, transaction, identity, caller))
    if (!user) throw new Refused('google-refused')
    return beginSession(room, transaction, user, caller)
  })
}
