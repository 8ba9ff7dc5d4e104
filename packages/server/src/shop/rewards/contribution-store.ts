import { and, eq, inArray, sql } from 'drizzle-orm'
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'

const contributions = pgTable('contributions', {
  id: uuid().primaryKey(),
  product: uuid().notNull(),
  student: uuid(),
  cards: integer().notNull(),
})

/** Adds to what a student has given for a reward of the class, which the transaction has locked. */
export async function addContribution(
  { sql: queries }: Queries,
  given: { id: string; product: string; student: string; cards: number },
) {
  await queries
    .insert(contributions)
    .values(given)
    .onConflictDoUpdate({
      target: [contributions.product, contributions.student],
      set: { cards: sql`${contributions.cards} + excluded.cards` },
    })
}

const byStudent = readByKey(({ sql: queries }) =>
  queries
    .select({ product: contributions.product, cards: contributions.cards })
    .from(contributions)
    .where(keyIs(contributions.student, 'student')),
)

/** What a student has given for each reward of the class that they have given cards for. */
export async function givenBy(queries: Queries, student: string): Promise<Map<string, number>> {
  const rows = await byStudent(queries, { student })
  return new Map(rows.map(({ product, cards }) => [product, cards]))
}

/** The rewards that a student has given cards for. */
export async function rewardsOf(queries: Queries, student: string): Promise<string[]> {
  const rows = await byStudent(queries, { student })
  return rows.map(({ product }) => product)
}

/** Takes away what was given for rewards, by one student or by all, and answers it. */
export const takeContributions = (
  { sql: queries }: Queries,
  ids: readonly string[],
  student?: string,
) =>
  queries
    .delete(contributions)
    .where(
      and(
        inArray(contributions.product, [...ids]),
        student === undefined ? undefined : eq(contributions.student, student),
      ),
    )
    .returning()
