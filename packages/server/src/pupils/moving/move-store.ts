import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { personNamed } from '../../accounts/index'
import { nameBeside } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { keyIn, keyIs, readByKey } from '../../database/read-by-key'
import { pupils } from '../pupil-store'

const moves = pgTable('moves', {
  pupil: uuid().primaryKey(),
  toClass: uuid('to_class').notNull(),
  askedBy: uuid('asked_by').notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
})

export type MoveRow = typeof moves.$inferSelect

const there = nameBeside(moves.toClass)

const ofPupils = readByKey(({ sql: queries }) =>
  queries
    .select({ pupil: moves.pupil, until: moves.until, ...there.fields })
    .from(moves)
    .innerJoin(...there.join)
    .where(keyIn(moves.pupil, 'pupils')),
)

/** Where some pupils are to go, by pupil; some of it may be over. */
export async function movesOf(queries: Queries, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await ofPupils(queries, { pupils: ids })
  return new Map(rows.map(row => [row.pupil, row]))
}

const toClass = readByKey(({ sql: queries }) =>
  queries
    .select({
      pupil: moves.pupil,
      until: moves.until,
      named: personNamed(moves.pupil),
      by: personNamed(moves.askedBy),
    })
    .from(moves)
    .innerJoin(pupils, eq(pupils.user, moves.pupil))
    .where(and(keyIs(moves.toClass, 'class'), isNull(pupils.deleteAt))),
)

/** Who is to come into a class, and who asks for it, by name; some of it may be over. */
export const movesTo = (queries: Queries, id: string) => toClass(queries, { class: id })

/** Where a locked pupil is to go, while that may be accepted; undefined when nobody asks. */
export async function openMoveOf({ sql: queries }: Queries, pupil: string, now: Date) {
  const [row] = await queries
    .select()
    .from(moves)
    .where(and(eq(moves.pupil, pupil), gt(moves.until, now)))
  return row
}

/** Keeps where a locked pupil is to go, in the place of what was asked before. */
export async function upsertMove({ sql: queries }: Queries, row: MoveRow): Promise<void> {
  const { pupil, ...asked } = row
  await queries
    .insert(moves)
    .values({ pupil, ...asked })
    .onConflictDoUpdate({ target: moves.pupil, set: asked })
}

/** Nobody asks any more where a pupil is to go; whether somebody did. */
export async function deleteMove({ sql: queries }: Queries, pupil: string): Promise<boolean> {
  const gone = await queries
    .delete(moves)
    .where(eq(moves.pupil, pupil))
    .returning({ pupil: moves.pupil })
  return gone.length > 0
}

/** The same of several. */
export async function deleteMovesOf(
  { sql: queries }: Queries,
  pupils: readonly string[],
): Promise<void> {
  await queries.delete(moves).where(inArray(moves.pupil, [...pupils]))
}

/** Forgets what somebody has asked for the pupils of a class. */
export async function deleteMovesAskedBy(
  { sql: queries }: Queries,
  { class: id, teacher }: { class: string; teacher: string },
): Promise<void> {
  const kept = queries.select({ id: pupils.user }).from(pupils).where(eq(pupils.homeClass, id))
  await queries.delete(moves).where(and(eq(moves.askedBy, teacher), inArray(moves.pupil, kept)))
}

/** Forgets some of what nobody may accept any more; whether more may be left. */
export const forgetMoves = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, moves, lte(moves.until, now))
