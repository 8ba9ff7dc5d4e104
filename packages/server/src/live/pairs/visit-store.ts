import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { type VisitRow, visits } from './pair-table'

/** The visits of a duel, in their order. */
export const visitsOf = ({ sql: queries }: Queries, pair: string): PromiseLike<VisitRow[]> =>
  queries.select().from(visits).where(eq(visits.pair, pair)).orderBy(asc(visits.number))

/** Begins a visit, unless it was; whether it did. */
export async function insertVisit(
  { sql: queries }: Queries,
  pair: string,
  number: number,
  begunAt: Date,
): Promise<boolean> {
  const made = await queries
    .insert(visits)
    .values({ pair, number, begunAt, shown: {}, answers: [] })
    .onConflictDoNothing()
    .returning({ number: visits.number })
  return made.length > 0
}

export async function changeVisit(
  { sql: queries }: Queries,
  { pair, number }: Pick<VisitRow, 'pair' | 'number'>,
  changes: Pick<VisitRow, 'shown' | 'answers' | 'endedAt'>,
): Promise<void> {
  await queries
    .update(visits)
    .set(changes)
    .where(and(eq(visits.pair, pair), eq(visits.number, number)))
}
