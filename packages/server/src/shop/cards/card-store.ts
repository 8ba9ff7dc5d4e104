import { entryReasons } from '@duologue/contract/shapes/card-shapes'
import { and, asc, count, desc, eq, gt, inArray, sum } from 'drizzle-orm'
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { keyIn, keyIs, readByKey } from '../../database/read-by-key'

const balances = pgTable('card_balances', {
  student: uuid().notNull(),
  teacher: uuid().notNull(),
  cards: integer().notNull(),
})

const entries = pgTable('card_entries', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  student: uuid().notNull(),
  teacher: uuid().notNull(),
  class: uuid(),
  product: uuid(),
  assignment: uuid(),
  actor: uuid(),
  reason: text({ enum: entryReasons }).notNull(),
  about: text(),
  cards: integer().notNull(),
  balance: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

export type EntryRow = typeof entries.$inferSelect

/** Whose cards of whom. */
export interface Purse {
  student: string
  teacher: string
}

const isPurse = ({ student, teacher }: Purse) =>
  and(eq(balances.student, student), eq(balances.teacher, teacher))

/** What a student has of a teacher's cards, locked until the transaction ends: nobody else changes it meanwhile. */
export async function lockCards({ sql: queries }: Queries, purse: Purse): Promise<number> {
  const [row] = await queries.select().from(balances).where(isPurse(purse)).for('update')
  if (row) return row.cards
  // Without a row there is nothing to lock: two who begin at once would not see each other.
  await queries
    .insert(balances)
    .values({ ...purse, cards: 0 })
    .onConflictDoNothing()
  const [made] = await queries.select().from(balances).where(isPurse(purse)).for('update')
  return made?.cards ?? 0
}

/** The same of several students, locked in the order of their ids. */
export async function lockCardsOf(
  { sql: queries }: Queries,
  students: readonly string[],
  teacher: string,
) {
  const inOrder = students.toSorted()
  await queries
    .insert(balances)
    .values(inOrder.map(student => ({ student, teacher, cards: 0 })))
    .onConflictDoNothing()
  return queries
    .select({ student: balances.student, cards: balances.cards })
    .from(balances)
    .where(and(eq(balances.teacher, teacher), inArray(balances.student, inOrder)))
    .orderBy(asc(balances.student))
    .for('update')
}

/** What several students have of two teachers' cards, locked in the order of students and, for each, of teachers. */
export async function lockCardsOfBoth(
  { sql: queries }: Queries,
  students: readonly string[],
  teachers: readonly [string, string],
): Promise<(Purse & { cards: number })[]> {
  const both = teachers.toSorted()
  const purses = students.toSorted().flatMap(student => both.map(teacher => ({ student, teacher })))
  await queries
    .insert(balances)
    .values(purses.map(purse => ({ ...purse, cards: 0 })))
    .onConflictDoNothing()
  return queries
    .select()
    .from(balances)
    .where(and(inArray(balances.teacher, both), inArray(balances.student, [...students])))
    .orderBy(asc(balances.student), asc(balances.teacher))
    .for('update')
}

/** What a class's entries under a teacher come to for each of these students. */
export async function cardsOfClass(
  { sql: queries }: Queries,
  { class: id, teacher }: { class: string; teacher: string },
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ student: entries.student, cards: sum(entries.cards) })
    .from(entries)
    .where(and(eq(entries.class, id), eq(entries.teacher, teacher)))
    .groupBy(entries.student)
  return new Map(rows.map(({ student, cards }) => [student, Number(cards)]))
}

const ofStudents = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(balances)
    .where(and(keyIs(balances.teacher, 'teacher'), keyIn(balances.student, 'students'))),
)

/** What each of these students has of a teacher's cards. */
export async function cardsOfAll(
  queries: Queries,
  students: readonly string[],
  teacher: string,
): Promise<Map<string, number>> {
  if (students.length === 0) return new Map()
  const rows = await ofStudents(queries, { teacher, students })
  return new Map(rows.map(({ student, cards }) => [student, cards]))
}

const allOf = readByKey(({ sql: queries }) =>
  queries
    .select({ cards: sum(balances.cards) })
    .from(balances)
    .where(keyIs(balances.student, 'student')),
)

/** All cards of a student, of whatever teacher: the one number that a user has (shop.md#currency). */
export async function allCards(queries: Queries, student: string): Promise<number> {
  const [row] = await allOf(queries, { student })
  return Number(row?.cards ?? 0)
}

/** The cards that a teacher's students still have, locked in the order of their ids. */
export const lockCardsFrom = ({ sql: queries }: Queries, teacher: string) =>
  queries
    .select()
    .from(balances)
    .where(and(eq(balances.teacher, teacher), gt(balances.cards, 0)))
    .orderBy(asc(balances.student))
    .for('update')

/** A change of somebody's cards; the database makes the balance of it (0014-shop.sql). */
export type NewEntry = Omit<EntryRow, 'balance' | 'assignment' | 'number'> & { assignment?: string }

/** Writes entries down, in the order of the students: whoever locks several balances does so in that order. */
export async function enter({ sql: queries }: Queries, all: readonly NewEntry[]): Promise<void> {
  if (all.length === 0) return
  const inOrder = [...all].sort((a, b) => (a.student < b.student ? -1 : 1))
  await queries.insert(entries).values(inOrder.map(entry => ({ ...entry, balance: 0 })))
}

const earned = readByKey(({ sql: queries }) =>
  queries
    .select({ cards: sum(entries.cards) })
    .from(entries)
    .where(
      and(
        keyIs(entries.student, 'student'),
        keyIs(entries.assignment, 'assignment'),
        eq(entries.reason, 'earned'),
      ),
    ),
)

/** How many cards an assignment has earned a student. */
export async function earnedBy(
  queries: Queries,
  student: string,
  assignment: string,
): Promise<number> {
  const [row] = await earned(queries, { student, assignment })
  return Number(row?.cards ?? 0)
}

/** One page of a teacher's entries, of one student or of several, the latest first, and how many there are in all. */
export async function entriesPage(
  { sql: queries }: Queries,
  { teacher, students }: { teacher: string; students: readonly string[] },
  { limit, offset }: { limit: number; offset: number },
) {
  if (students.length === 0) return { rows: [], total: 0 }
  const isIt = and(eq(entries.teacher, teacher), inArray(entries.student, [...students]))
  const [rows, [counted]] = await Promise.all([
    retryRead(() =>
      queries
        .select()
        .from(entries)
        .where(isIt)
        .orderBy(desc(entries.number))
        .limit(limit)
        .offset(offset),
    ),
    retryRead(() => queries.select({ total: count() }).from(entries).where(isIt)),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Every entry of a student, the latest first, for the export of their data. */
export const everyEntry = ({ sql: queries }: Queries, student: string) =>
  queries.select().from(entries).where(eq(entries.student, student)).orderBy(desc(entries.number))
