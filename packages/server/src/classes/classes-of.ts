import type { AccountType } from '@duologue/domain/accounts/account-types'
import { type ClassCounts, typeRefusal } from '@duologue/domain/classes/change-type'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { classesAround } from './class-store'

/** The classes that a user teaches and those that they are in, by name, as they stand in their own view (U3). */
export async function classesOf(queries: Queries, user: string) {
  const rows = await classesAround(queries, user)
  const taught = rows.filter(({ isTaught }) => isTaught)
  const enrolled = rows.filter(({ isTaught }) => !isTaught)
  return {
    classesTaught: taught.map(({ id, name, teacher }) => ({
      id,
      name,
      ...(teacher === user ? {} : { isCoTaught: true as const }),
    })),
    classesEnrolled: enrolled.map(({ id, name }) => ({ id, name })),
  }
}

/** A user's classes as they go into the export of their data (classes.md#export-of-data): nothing of anybody else. */
export async function classesInExport(queries: Queries, user: string): Promise<unknown[]> {
  const rows = await classesAround(queries, user)
  return rows.map(({ name, teacher, isTaught, since, givenName, familyName }) => ({
    name,
    as: isTaught ? (teacher === user ? 'teacher' : 'co-teacher') : 'student',
    since: since.toISOString(),
    ...(isTaught ? {} : { called: { givenName, familyName } }),
  }))
}

async function countsOf(queries: Queries, user: string): Promise<ClassCounts> {
  const { classesTaught, classesEnrolled } = await classesOf(queries, user)
  return { taught: classesTaught.length, enrolled: classesEnrolled.length }
}

/** Refuses a change of the account type while classes of another kind exist (classes.md#account-types). */
export async function requireTypeChangeable(
  queries: Queries,
  user: string,
  type: AccountType,
): Promise<void> {
  const refusal = typeRefusal(type, await countsOf(queries, user))
  if (refusal) throw new Refused(refusal)
}

/** Refuses to let a teacher go who owns classes, and names them (classes.md#deleting). */
export async function requireNoClasses(queries: Queries, user: string): Promise<void> {
  const { classesTaught } = await classesOf(queries, user)
  const owned = classesTaught.filter(({ isCoTaught }) => !isCoTaught)
  if (owned.length > 0)
    throw new Refused('still-teaches', {
      classes: owned.map(({ name }) => name).join(', '),
    })
}
