import { and, eq, lt } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { keyIs, readByKey } from '../../database/read-by-key'

/** A platform as an admin has it; it lets nobody in until it is switched on. */
export const platforms = pgTable('lti_platforms', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  issuer: text().notNull(),
  clientId: text('client_id').notNull(),
  authUrl: text('auth_url').notNull(),
  tokenUrl: text('token_url').notNull(),
  keysUrl: text('keys_url').notNull(),
  /** Whom requests for tokens are for, where that is not `tokenUrl`. */
  audience: text(),
  origins: text().array().notNull().default([]),
  offeredOrigins: text('offered_origins').array().notNull().default([]),
  madeBy: uuid('made_by'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  onAt: timestamp('on_at', { withTimezone: true }),
})

export type PlatformRow = typeof platforms.$inferSelect

const deployments = pgTable(
  'lti_deployments',
  {
    platform: uuid().notNull(),
    deployment: text().notNull(),
    state: text({ enum: ['waiting', 'on'] }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  ({ platform, deployment }) => [primaryKey({ columns: [platform, deployment] })],
)

const byId = readByKey(({ sql: queries }) =>
  queries.select().from(platforms).where(keyIs(platforms.id, 'id')),
)

/** A platform by its id; undefined when there is none. */
export async function platformById(queries: Queries, id: string): Promise<PlatformRow | undefined> {
  const [row] = await byId(queries, { id })
  return row
}

/** Forgets some of the deployments that waited long and were not let in; whether more may be left. */
export const forgetDeployments = (queries: Queries, before: Date): Promise<boolean> =>
  deleteSome(
    queries,
    deployments,
    and(eq(deployments.state, 'waiting'), lt(deployments.seenAt, before)),
  )
