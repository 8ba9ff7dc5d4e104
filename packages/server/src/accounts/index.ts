import { isPupil } from '@duologue/domain/accounts/is-pupil'
import { namedToAll } from '@duologue/domain/accounts/named-to-all'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'
import {
  accountBeside,
  changeUser,
  findOrMakeUser,
  lockUser,
  renameUsers,
  userById,
  usersBeginning,
  usersByIds,
} from './user-store'
import { fullNameOf, type PublicAuthor, publicAuthorView } from './user-view'

export { eventsSince, note } from './account-history-store'
export { accountsHandlers } from './accounts-handlers'
export type { AccountsRoom } from './accounts-room'
export { background } from './background'
export { takeLeave } from './delete-user'
export { accountExport } from './export-user'
export { forgettingWork } from './forget-old'
export {
  accountReader,
  becomeStudent,
  emailOf,
  isEditorAccount,
  type KnownPerson,
  knownPeople,
  lockAccountType,
  lockStanding,
  lockTypes,
  type NamedPerson,
  ownersOf,
  personNamed,
  standingOf,
  typesOf,
} from './known-people'
export { endApiTokensOf } from './logins/api-token-store'
export { beginSession } from './logins/begin-session'
export { passwordTries, triedBy } from './logins/failed-logins'
export { identify } from './logins/identify'
export { endSessionsOf } from './logins/session-store'
export { idOfReader } from './logins/signed-in'
export { mailQueue } from './mails/mail-queue'
export { tellOwner } from './mails/tell-owner'
export { passwordHashes } from './password-hashes'
export { portraitFiles } from './portrait-files'
export { makePupilUsers } from './pupils/make-pupil-users'
export { becomeOwn, becomePupil } from './pupils/own-account'
export { makeTeacherUser, whoIsIn } from './pupils/platform-users'
export { requireUncommonPassword } from './require-uncommon-password'
export { approveTeachers, requireApproved, waitingTeachers } from './school/approve-teachers'
export { lockButLastAdmin } from './school/lock-admins'
export { folded, type PersonRow, searchPeople } from './school/search-people'
export { countSchoolLogins, schoolLoginsOf } from './school-logins/school-login-store'
export { hashOf, newSecret } from './secret'
export { setRole } from './set-role'
export type { PublicAuthor }
export { accountBeside, changeUser, findOrMakeUser, fullNameOf, lockUser, renameUsers, userById }

/** Refuses to publish for whoever may not (pupils.md#what-a-pupil-may). */
export function requireMayPublish(reader: Reader): void {
  if (isPupil(reader)) throw new Refused('pupil-publishes')
}

/** The public faces of authors by id, in one query; deleted users are left out. */
export async function publicAuthors(
  database: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, PublicAuthor>> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await usersByIds(database, wanted)
  return new Map(rows.map(row => [row.id, publicAuthorView(row)]))
}

/** The ids of users whose username begins so, at most so many; for finding what they published. */
export async function authorsBeginning(
  database: Database,
  start: string,
  most: number,
): Promise<string[]> {
  const { rows } = await usersBeginning(database, start, most)
  return rows.map(({ id }) => id)
}

/** The public faces of those whom everybody may know by name, and of the reader themselves; in one query. */
export async function namedAuthors(
  database: Database,
  ids: readonly string[],
  self: string | null,
): Promise<Map<string, PublicAuthor>> {
  if (ids.length === 0) return new Map()
  const rows = await usersByIds(database, [...new Set(ids)])
  const named = rows.filter(({ id, type }) => id === self || namedToAll(type))
  return new Map(named.map(row => [row.id, publicAuthorView(row)]))
}
