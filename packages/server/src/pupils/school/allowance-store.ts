import { desc, eq } from 'drizzle-orm'
import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { personNamed } from '../../accounts/index'
import type { Queries } from '../../database/connect'

/** More than the school lists at once. */
const most = 500

/** Who may make more pupils than is usual (pupils.md#adding). */
export const allowances = pgTable('pupil_allowances', {
  teacher: uuid().primaryKey(),
  made: integer().notNull(),
  madeADay: integer('made_a_day').notNull(),
  givenBy: uuid('given_by'),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
})

type AllowanceRow = typeof allowances.$inferSelect

/** Everybody who may make more, by name; who was allowed last first. */
export const everyAllowance = ({ sql: queries }: Queries) =>
  queries
    .select({
      person: personNamed(allowances.teacher),
      made: allowances.made,
      madeADay: allowances.madeADay,
    })
    .from(allowances)
    .orderBy(desc(allowances.givenAt), desc(allowances.teacher))
    .limit(most)

/** Says what somebody may make, in the place of what was said before. */
export async function storeAllowance(
  { sql: queries }: Queries,
  { teacher, ...told }: AllowanceRow,
) {
  await queries
    .insert(allowances)
    .values({ teacher, ...told })
    .onConflictDoUpdate({ target: allowances.teacher, set: told })
}

/** Somebody may make what is usual. */
export async function deleteAllowance({ sql: queries }: Queries, teacher: string) {
  await queries.delete(allowances).where(eq(allowances.teacher, teacher))
}
