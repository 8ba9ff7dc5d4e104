import type { AccountType } from '@duologue/domain/accounts/account-types'
import { type ClassCounts, typeRefusal } from '@duologue/domain/classes/change-type'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { classesJoinedBy, classesTaughtBy } from './class-store'

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })

/** The classes that a user teaches and those that he is in, by name, as they stand in his own view (U3). */
export async function classesOf(queries: Queries, user: string) {
  const taught = await classesTaughtBy(queries, user)
  const enrolled = await classesJoinedBy(queries, user)
  return { classesTaught: taught.map(named), classesEnrolled: enrolled.map(named) }
}

/** A user's classes as they go into the export of his data (R2): nothing of anybody else. */
export async function classesInExport(queries: Queries, user: string): Promise<unknown[]> {
  const taught = await classesTaughtBy(queries, user)
  const enrolled = await classesJoinedBy(queries, user)
  return [
    ...taught.map(({ name }) => ({ name, as: 'teacher' })),
    ...enrolled.map(({ name, joinedAt }) => ({ name, as: 'student', joinedAt })),
  ]
}

async function countsOf(queries: Queries, user: string): Promise<ClassCounts> {
  const { classesTaught, classesEnrolled } = await classesOf(queries, user)
  return { taught: classesTaught.length, enrolled: classesEnrolled.length }
}

/** Refuses a change of the account type while classes of another kind exist (R6). */
export async function refuseType(queries: Queries, user: string, type: AccountType): Promise<void> {
  const refusal = typeRefusal(type, await countsOf(queries, user))
  if (refusal) throw new Refused(refusal)
}

/** Refuses to let a teacher go who has classes, and names them (R7). */
export async function keepTeacher(queries: Queries, user: string): Promise<void> {
  const taught = await classesTaughtBy(queries, user)
  if (taught.length > 0)
    throw new Refused('still-teaches', { classes: taught.map(({ name }) => name).join(', ') })
}
