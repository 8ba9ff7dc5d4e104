import { accountKey } from '@duologue/domain/accounts/account-key'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import {
  and,
  asc,
  type Column,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  sql,
} from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accountBeside } from '../accounts/index'
import { settingsBeside, taughtClassesAnd } from '../classes/index'
import type { Queries } from '../database/connect'
import { keyIn, keyIs, readByKey } from '../database/read-by-key'
import { consents } from './consent-store'
import { allowances } from './school/allowance-store'

export const pupils = pgTable('pupils', {
  user: uuid('user_id').primaryKey(),
  homeClass: uuid('home_class'),
  externalId: text('external_id'),
  serial: integer().notNull().default(1),
  wordsVersion: text('words_version').notNull(),
  madeBy: uuid('made_by'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  cardedAt: timestamp('carded_at', { withTimezone: true }).notNull(),
  deleteAt: timestamp('delete_at', { withTimezone: true }),
  isCardTold: boolean('is_card_told').notNull().default(true),
  /** When they were last here, to within a day: the database notes it with every session. */
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** When the account goes because nobody uses it (school.md#retention). */
  leavesAt: timestamp('leaves_at', { withTimezone: true }),
  /** The learning platform by whose launches alone they come in (lti.md#people). */
  platform: uuid(),
})

export type PupilRow = typeof pupils.$inferSelect

const ofUser = readByKey(({ sql: queries }) =>
  queries.select().from(pupils).where(keyIs(pupils.user, 'user')),
)

/** The pupil whose account this is; undefined when it is none. */
export async function pupilOf(queries: Queries, user: string): Promise<PupilRow | undefined> {
  const [row] = await ofUser(queries, { user })
  return row
}

const account = accountBeside(pupils.user)
const home = settingsBeside(pupils.homeClass)

/** What is asked of a pupil who plays: their account, how the class that keeps them has it, and their consent. */
const loggingIn = ({ sql: queries }: Queries) =>
  queries
    .select({
      ...getTableColumns(pupils),
      ...account.fields,
      ...home.fields,
      consentedAt: consents.recordedAt,
    })
    .from(pupils)
    .innerJoin(...account.join)
    .leftJoin(...home.join)
    .leftJoin(consents, and(eq(consents.pupil, pupils.user), eq(consents.kind, 'speaking')))

const ofScan = readByKey(queries => loggingIn(queries).where(keyIs(pupils.user, 'user')))
const ofCardName = readByKey(queries => loggingIn(queries).where(account.named))

/** The pupil whose card is scanned, or who plays; undefined when it is nobody's. */
export async function pupilOfScan(queries: Queries, user: string) {
  const [row] = await ofScan(queries, { user })
  return row
}

/** The pupil whose card is called so, however it is typed. */
export async function pupilOfCardName(queries: Queries, name: string) {
  const [row] = await ofCardName(queries, { key: accountKey(name) })
  return row
}

/** The same, and nobody changes them until the transaction ends; the user and the classes are locked before. */
export async function lockPupil({ sql: queries }: Queries, user: string) {
  const [row] = await queries.select().from(pupils).where(eq(pupils.user, user)).for('update')
  return row
}

/** Those of some people who are pupils, locked in one order. */
export async function lockPupils(
  { sql: queries }: Queries,
  people: readonly string[],
): Promise<PupilRow[]> {
  if (people.length === 0) return []
  return queries
    .select()
    .from(pupils)
    .where(inArray(pupils.user, [...people]))
    .orderBy(asc(pupils.user))
    .for('update')
}

const ofClasses = readByKey(({ sql: queries }) =>
  queries.select().from(pupils).where(keyIn(pupils.homeClass, 'classes')),
)

/** The pupils whom some classes keep, in no order. */
export const pupilsOfClasses = (
  queries: Queries,
  classes: readonly string[],
): Promise<PupilRow[]> =>
  classes.length === 0 ? Promise.resolve([]) : ofClasses(queries, { classes })

/** Whether a class keeps pupils. */
export async function keepsPupils({ sql: queries }: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .select({ user: pupils.user })
    .from(pupils)
    .where(eq(pupils.homeClass, id))
    .limit(1)
  return rows.length > 0
}

/** The pupils of the classes that somebody teaches, and of one more, by their names and those of the classes. */
export function pupilsAround(queries: Queries, teacher: string, id: string) {
  const around = taughtClassesAnd(queries, teacher, id)
  return queries.sql
    .select({
      user: pupils.user,
      homeClass: pupils.homeClass,
      externalId: pupils.externalId,
      givenName: account.fields.givenName,
      familyName: account.fields.familyName,
      className: around.name,
    })
    .from(around)
    .innerJoin(pupils, eq(pupils.homeClass, around.class))
    .innerJoin(...account.join)
}

/** How many an admin allows somebody to make; null where it is what is usual. */
const allowed = (teacher: string, most: Column) =>
  sql<number | null>`(select ${most} from ${allowances} where ${allowances.teacher} = ${teacher})`

/**
 * How many pupils somebody had made, and lately, when a statement began, and how many they may: as a part of what it
 * answers.
 */
const madeBefore = (teacher: string, since: Date) => ({
  allowed: allowed(teacher, allowances.made),
  allowedADay: allowed(teacher, allowances.madeADay),
  all: sql<string>`(select count(*) from pupils made where made.made_by = ${teacher})`,
  lately: sql<string>`(select count(*) from pupils made where made.made_by = ${teacher}
    and made.made_at > ${since.toISOString()}::timestamptz)`,
})

type NewPupil = Omit<PupilRow, 'serial' | 'deleteAt' | 'isCardTold' | 'leavesAt' | 'platform'> &
  Partial<Pick<PupilRow, 'serial' | 'deleteAt' | 'isCardTold' | 'platform'>>

export async function insertPupils(
  { sql: queries }: Queries,
  made: readonly NewPupil[],
): Promise<void> {
  if (made.length > 0) await queries.insert(pupils).values([...made])
}

/** The same, by a teacher whose account is locked; how many they have made then and may, in all and since then. */
export async function insertPupilsBy(
  { sql: queries }: Queries,
  made: readonly NewPupil[],
  { teacher, since }: { teacher: string; since: Date },
) {
  const [before] = await queries
    .insert(pupils)
    .values([...made])
    .returning(madeBefore(teacher, since))
  return {
    all: Number(before?.all ?? 0) + made.length,
    lately: Number(before?.lately ?? 0) + made.length,
    allowed: before?.allowed ?? pupilLimits.made,
    allowedADay: before?.allowedADay ?? pupilLimits.madeADay,
  }
}

/** Changes a locked pupil; answers them as they are then. */
export async function changePupil(
  { sql: queries }: Queries,
  user: string,
  change: Partial<Pick<PupilRow, 'homeClass' | 'externalId' | 'deleteAt'>>,
): Promise<PupilRow> {
  const [row] = await queries.update(pupils).set(change).where(eq(pupils.user, user)).returning()
  if (!row) throw new Error('a locked pupil is gone')
  return row
}

/** Which class keeps a pupil from now on, or none, with a number that is free there. */
export interface NewHome {
  user: string
  to: string | null
  number: string | null
}

/** Lets classes keep locked pupils. */
export async function changeHomes(
  { sql: queries }: Queries,
  moved: readonly NewHome[],
): Promise<void> {
  await queries.execute(sql`
    update ${pupils} set home_class = moved."to", external_id = moved.number
    from json_to_recordset(${JSON.stringify(moved)}::json) as moved ("user" uuid, "to" uuid, number text)
    where ${pupils.user} = moved."user"`)
}

/** Counts the card of a locked pupil on: two at once make two. */
export async function countCardOn(
  { sql: queries }: Queries,
  user: string,
  card: Pick<PupilRow, 'wordsVersion' | 'cardedAt'>,
): Promise<PupilRow> {
  const [row] = await queries
    .update(pupils)
    .set({ ...card, serial: sql`${pupils.serial} + 1`, isCardTold: false })
    .where(eq(pupils.user, user))
    .returning()
  if (!row) throw new Error('a locked pupil is gone')
  return row
}

/** Nobody keeps the account of a locked pupil any more: it is their own. */
export async function deletePupilRow({ sql: queries }: Queries, user: string): Promise<void> {
  await queries.delete(pupils).where(eq(pupils.user, user))
}

/** Some of the pupils whose time after their deletion is over. */
export async function findDue({ sql: queries }: Queries, now: Date, most: number) {
  const rows = await queries
    .select({ user: pupils.user })
    .from(pupils)
    .where(and(isNotNull(pupils.deleteAt), lte(pupils.deleteAt, now)))
    .limit(most)
  return rows.map(({ user }) => user)
}
