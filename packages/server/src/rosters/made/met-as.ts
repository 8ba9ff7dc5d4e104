import { accountKey } from '@duologue/domain/accounts/account-key'
import { emailOf, schoolLoginsOf } from '../../accounts/index'
import { classById, isInUse } from '../../classes/index'
import type { Queries } from '../../database/connect'
import type { RostersRoom } from '../rosters-room'
import { classesOfPeople, type MetClass, metPeople } from './met-store'

/** The people of the roster whom an account is, by its logins and its confirmed address (rosters.md#who-is-met). */
export async function metBy(queries: Queries, user: string): Promise<string[]> {
  const { email, isVerified } = await emailOf(queries, user)
  const emailKey = isVerified && email !== null ? accountKey(email) : null
  const logins = await schoolLoginsOf(queries, user)
  return metPeople(queries, { user, emailKey, loginIds: logins.map(({ subject }) => subject) })
}

/** The classes that the roster has for some of its people, in which something is to be done: made, joined, or filled. */
export async function openClasses(
  { clock }: Pick<RostersRoom, 'clock'>,
  queries: Queries,
  people: readonly string[],
): Promise<MetClass[]> {
  const today = clock.now().toISOString().slice(0, 10)
  const open: MetClass[] = []
  for (const found of await classesOfPeople(queries, people, today)) {
    const made = found.class === null ? undefined : await classById(queries, found.class)
    const isOpen = made ? isInUse(made) && (!found.isPlaced || found.students > 0) : found.isTeacher
    if (isOpen) open.push(found)
  }
  return open
}
