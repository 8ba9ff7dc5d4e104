import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { and, eq, gt, lte } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

const claimedPupils = pgTable('claimed_pupils', {
  user: uuid('user_id').primaryKey(),
  homeClass: uuid('home_class'),
  externalId: text('external_id'),
  serial: integer().notNull(),
  wordsVersion: text('words_version').notNull(),
  madeBy: uuid('made_by'),
  madeAt: moment('made_at'),
  cardedAt: moment('carded_at'),
  claimedAt: moment('claimed_at'),
})

export type ClaimedPupilRow = typeof claimedPupils.$inferSelect

/** Keeps what a pupil was before the account became their own. */
export async function insertClaimedPupil(
  { sql: queries }: Queries,
  row: ClaimedPupilRow,
): Promise<void> {
  await queries.insert(claimedPupils).values(row)
}

/** What somebody was as a pupil; undefined for everybody else. */
export async function claimedPupilOf({ sql: queries }: Queries, user: string) {
  const [row] = await queries.select().from(claimedPupils).where(eq(claimedPupils.user, user))
  return row
}

/** Forgets what somebody was as a pupil. */
export async function deleteClaimedPupil({ sql: queries }: Queries, user: string): Promise<void> {
  await queries.delete(claimedPupils).where(eq(claimedPupils.user, user))
}

const since = (now: Date) => new Date(now.getTime() - pupilLimits.giveBack)

/** Those whom a class kept and whose accounts can still be given back to it, the latest first. */
export function claimedOfClass({ sql: queries }: Queries, homeClass: string, now: Date) {
  return queries
    .select()
    .from(claimedPupils)
    .where(and(eq(claimedPupils.homeClass, homeClass), gt(claimedPupils.claimedAt, since(now))))
}

/** Forgets some of those whose account can be given back no longer; whether more may be left. */
export const forgetClaimedPupils = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, claimedPupils, lte(claimedPupils.claimedAt, since(now)))
