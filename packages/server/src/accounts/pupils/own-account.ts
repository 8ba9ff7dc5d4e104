import type { Queries } from '../../database/connect'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { unlinkGoogle } from '../google/google-store'
import { closeLinks } from '../links/link-store'
import { endSessionsOf } from '../logins/session-store'
import { unlinkSchoolLogins } from '../school-logins/school-login-store'
import { changeUser, type UserRow, userByEmail, userById } from '../user-store'

/**
 * Makes a pupil's account their own (pupils.md#claiming), with a confirmed address and the hash of a password; every
 * session ends. Undefined where the address has an account meanwhile: then nothing is changed.
 */
export async function becomeOwn(
  room: Pick<AccountsRoom, 'clock' | 'random'>,
  transaction: Queries,
  own: { user: string; email: string; passwordHash: string; actor: string },
): Promise<UserRow | undefined> {
  const { user, email, passwordHash, actor } = own
  if (await userByEmail(transaction, email)) return undefined
  const now = room.clock.now()
  const confirmed = { email, passwordHash, emailVerifiedAt: now }
  const row = await changeUser(transaction, user, { ...confirmed, isPupil: false, claimedAt: now })
  await endSessionsOf(transaction, user)
  await note(room, transaction, { user, actor, what: 'claimed' })
  return row
}

/**
 * Makes a pupil's account of one again (pupils.md#claiming): nothing that its owner logged in with opens it any more. It is
 * refused while they teach.
 */
export async function becomePupil(
  room: Pick<AccountsRoom, 'clock' | 'random' | 'beforeTypeChanges'>,
  transaction: Queries,
  { user, actor }: { user: string; actor: string },
): Promise<void> {
  const before = await userById(transaction, user)
  if (before?.type !== 'student') await room.beforeTypeChanges(transaction, user, 'student')
  await changeUser(transaction, user, {
    email: null,
    emailVerifiedAt: null,
    passwordHash: null,
    claimedAt: null,
    role: null,
    isPupil: true,
    type: 'student',
  })
  await unlinkGoogle(transaction, user)
  await unlinkSchoolLogins(transaction, user)
  for (const kind of ['reset', 'verify'] as const)
    await closeLinks(transaction, kind, user, room.clock.now())
  await endSessionsOf(transaction, user)
  await note(room, transaction, { user, actor, what: 'claim-undone' })
}
