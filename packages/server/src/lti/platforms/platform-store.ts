import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { keyIs, readByKey } from '../../database/read-by-key'

/** A platform as an admin has it (lti.md#platforms); it lets nobody in until it is switched on. */
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

const byIssuer = readByKey(({ sql: queries }) =>
  queries.select().from(platforms).where(keyIs(platforms.issuer, 'issuer')),
)

/** The platform of an issuer that is switched on: of several the one with this client; undefined where none or many are. */
export async function platformOf(
  queries: Queries,
  issuer: string,
  clientId: string | undefined,
): Promise<PlatformRow | undefined> {
  const rows = (await byIssuer(queries, { issuer })).filter(({ onAt }) => onAt !== null)
  const named = clientId === undefined ? rows : rows.filter(row => row.clientId === clientId)
  return named.length === 1 ? named[0] : undefined
}

/** All platforms, by name. */
export const findPlatforms = ({ sql: queries }: Queries): Promise<PlatformRow[]> =>
  queries.select().from(platforms).orderBy(asc(platforms.name), asc(platforms.id))

/** The origins of all that are switched on. */
export const findOrigins = ({ sql: queries }: Queries) =>
  queries
    .select({ id: platforms.id, origins: platforms.origins })
    .from(platforms)
    .where(isNotNull(platforms.onAt))
    .orderBy(asc(platforms.madeAt))

/** Keeps a new platform; whether the client of its issuer was not there yet. */
export async function insertPlatform(
  { sql: queries }: Queries,
  row: Omit<PlatformRow, 'offeredOrigins'>,
): Promise<boolean> {
  const made = await queries
    .insert(platforms)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: platforms.id })
  return made.length > 0
}

/** A platform that nobody changes until the transaction ends; undefined when there is none. */
export async function lockPlatform({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(platforms).where(eq(platforms.id, id)).for('update')
  return row
}

/** Changes a locked platform. */
export async function changePlatform(
  { sql: queries }: Queries,
  id: string,
  change: Pick<PlatformRow, 'name' | 'origins' | 'onAt'>,
): Promise<void> {
  await queries.update(platforms).set(change).where(eq(platforms.id, id))
}

/** A verified launch tells where its page stands: it is offered to the admin, once. */
export async function offerOrigin(
  { sql: queries }: Queries,
  id: string,
  origin: string,
): Promise<void> {
  await queries
    .update(platforms)
    .set({ offeredOrigins: sql`array_append(${platforms.offeredOrigins}, ${origin})` })
    .where(
      and(
        eq(platforms.id, id),
        sql`not (${origin} = any(${platforms.offeredOrigins} || ${platforms.origins}))`,
        sql`cardinality(${platforms.offeredOrigins}) < ${ltiLimits.origins}`,
      ),
    )
}

/** Takes a platform away with all that hangs on it; whether there was one. */
export async function deletePlatformRow({ sql: queries }: Queries, id: string): Promise<boolean> {
  const gone = await queries
    .delete(platforms)
    .where(eq(platforms.id, id))
    .returning({ id: platforms.id })
  return gone.length > 0
}

const ofPlatform = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(deployments)
    .where(
      and(keyIs(deployments.platform, 'platform'), keyIs(deployments.deployment, 'deployment')),
    ),
)

/** Whether a deployment of a shared issuer is let in. */
export async function isDeploymentOn(
  queries: Queries,
  of: { platform: string; deployment: string },
): Promise<boolean> {
  const [row] = await ofPlatform(queries, of)
  return row?.state === 'on'
}

/** Notes that a deployment has tried to come in: it waits. */
export async function noteDeployment(
  { sql: queries }: Queries,
  of: { platform: string; deployment: string },
  seenAt: Date,
): Promise<void> {
  await queries
    .insert(deployments)
    .values({ ...of, state: 'waiting', seenAt })
    .onConflictDoUpdate({
      target: [deployments.platform, deployments.deployment],
      set: { seenAt },
    })
}

/** All deployments, those that were seen last first. */
export const findDeployments = ({ sql: queries }: Queries) =>
  queries
    .select()
    .from(deployments)
    .orderBy(sql`${deployments.seenAt} desc`, asc(deployments.deployment))
    .limit(1000)

/** Lets a deployment in, or no more. */
export async function upsertDeployment(
  { sql: queries }: Queries,
  row: typeof deployments.$inferSelect,
): Promise<void> {
  await queries
    .insert(deployments)
    .values(row)
    .onConflictDoUpdate({
      target: [deployments.platform, deployments.deployment],
      set: { state: row.state },
    })
}

/** Forgets some of the deployments that waited long and were not let in; whether more may be left. */
export const forgetDeployments = (queries: Queries, before: Date): Promise<boolean> =>
  deleteSome(
    queries,
    deployments,
    and(eq(deployments.state, 'waiting'), lt(deployments.seenAt, before)),
  )
