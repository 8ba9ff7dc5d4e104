import { provenLoginEmail, typeOfLoginRoles } from '@duologue/domain/accounts/school-login-rules'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { Caller } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { Identity } from '../../outside/identity/identity'
import type { SchoolLogin } from '../../outside/identity/school-logins'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { makeNewUser } from '../make-new-user'
import { approved } from '../school/approve-teachers'
import { requireSchoolIdentity } from '../school-logins/school-identity'
import {
  linkSchoolLogin,
  markSchoolLoginUsed,
  userOfSchoolLogin,
} from '../school-logins/school-login-store'
import { changeUser, lockUser, type UserRow, userByEmail } from '../user-store'
import { beginSession } from './begin-session'
import { takeOver } from './take-over'

/** Somebody linked the same login, or took the same address, in the meantime: the next try finds it. */
class LinkedMeanwhile extends Error {}

interface Coming {
  login: SchoolLogin
  identity: Identity
  caller: Caller
}

/** The account that has the address for which the issuer vouches, which a role keeps from being opened by it. */
async function ownerOf(room: AccountsRoom, queries: Queries, email: string | null) {
  const owner = email === null ? undefined : await userByEmail(queries, email)
  if (!owner) return undefined
  if (owner.role !== null || owner.isPupil) throw new Refused('sso-known-address')
  await takeOver(room, queries, owner)
  return owner
}

async function makeUserOf(
  room: AccountsRoom,
  queries: Queries,
  email: string | null,
  { login, identity, caller }: Coming,
): Promise<UserRow> {
  if (!login.settings.makesAccounts) {
    login.tellRefused('there is no account, and it makes none')
    throw new Refused('sso-no-access')
  }
  const { givenName, familyName } = identity
  const user = await makeNewUser(room, queries, {
    email,
    emailVerifiedAt: email === null ? null : room.clock.now(),
    givenName: givenName?.slice(0, 30) ?? null,
    familyName: familyName?.slice(0, 30) ?? null,
    language: caller.chosenLanguage,
  })
  if (!user) throw new LinkedMeanwhile()
  return user
}

/** The id of whoever comes: known by issuer and subject, else by a proven address, else new. */
async function userFor(room: AccountsRoom, queries: Queries, coming: Coming): Promise<string> {
  const { login, identity } = coming
  const now = room.clock.now()
  const known = await userOfSchoolLogin(queries, identity)
  if (known) {
    await markSchoolLoginUsed(queries, identity, now)
    return known
  }
  const email = provenLoginEmail(login.settings, identity)
  const owner = await ownerOf(room, queries, email)
  const { id } = owner ?? (await makeUserOf(room, queries, email, coming))
  if (!(await linkSchoolLogin(queries, identity, id, now))) throw new LinkedMeanwhile()
  await note(room, queries, { user: id, actor: id, what: 'school-login-linked' })
  return id
}

/** Whether nothing that a user has of classes speaks against another type. */
const mayChangeType = (
  room: AccountsRoom,
  queries: Queries,
  id: string,
  type: UserRow['type'],
): Promise<boolean> =>
  room.beforeTypeChanges(queries, id, type).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false
      throw error
    },
  )

/**
 * The user with the type that the roles ask for, where no classes stand in the way; a teacher is approved by it, and roles give
 * no other rights.
 */
async function withType(
  room: AccountsRoom,
  queries: Queries,
  user: UserRow,
  { login, identity }: Coming,
): Promise<UserRow> {
  const type = typeOfLoginRoles(login.settings, identity.claims)
  if (type === undefined) return user
  if (type === user.type) return type === 'teacher' ? approved(queries, user) : user
  if (!(await mayChangeType(room, queries, user.id, type))) return user
  await note(room, queries, { user: user.id, actor: user.id, what: 'profile-changed' })
  const typed = (await changeUser(queries, user.id, { type })) ?? user
  return type === 'teacher' ? approved(queries, typed) : typed
}

/** Logs in with an ID token of a school's issuer (accounts.md#school-logins). */
export async function logInWithSchool(
  room: AccountsRoom,
  proof: { provider: string; ssoToken: string },
  caller: Caller,
) {
  const { login, identity } = await requireSchoolIdentity(room, proof)
  const coming = { login, identity, caller }
  const enter = () =>
    inTransaction(room.database, room.random, async transaction => {
      const id = await userFor(room, transaction, coming)
      const user = await lockUser(transaction, id)
      if (!user) throw new LinkedMeanwhile()
      const typed = await withType(room, transaction, user, coming)
      const until = new Date(room.clock.now().getTime() + login.settings.sessionLength)
      return beginSession(room, transaction, typed, caller, { kind: 'sso', until })
    })
  return enter().catch(error => {
    if (error instanceof LinkedMeanwhile) return enter()
    throw error
  })
}
