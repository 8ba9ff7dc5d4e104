import type { LaunchClaims } from '@duologue/domain/lti/judge-claims'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'

/** What a platform said when a login began: enough to begin it again in another tab. */
export interface LoginHints {
  target: string
  loginHint: string
  messageHint: string | null
  /** The frame of the platform's page that keeps things for us, as it calls it. */
  storage: string | null
}

/** Logins that platforms begin, until they have led to a page (lti.md#launch). */
const launches = pgTable('lti_launches', {
  stateHash: bytes('state_hash').primaryKey(),
  id: uuid().notNull(),
  platform: uuid().notNull(),
  bindingHash: bytes('binding_hash').notNull(),
  nonce: text().notNull(),
  hints: jsonb().$type<LoginHints>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  claims: jsonb().$type<LaunchClaims>(),
  boundBy: text('bound_by', { enum: ['cookie', 'storage'] }),
  user: uuid('user_id'),
  codeHash: bytes('code_hash'),
  codeUntil: timestamp('code_until', { withTimezone: true }),
  secretHash: bytes('secret_hash'),
})

export type LaunchRow = typeof launches.$inferSelect

export async function insertLaunch(
  { sql: queries }: Queries,
  row: Pick<
    LaunchRow,
    'stateHash' | 'id' | 'platform' | 'bindingHash' | 'nonce' | 'hints' | 'createdAt' | 'until'
  >,
): Promise<void> {
  await queries.insert(launches).values(row)
}

/** The launch of a state whose time is not over and to which nobody has answered yet: of several answers one gets it. */
export async function takeLaunch({ sql: queries }: Queries, stateHash: Buffer, now: Date) {
  const isOpen = and(isNull(launches.usedAt), gt(launches.until, now))
  const [row] = await queries
    .update(launches)
    .set({ usedAt: now })
    .where(and(eq(launches.stateHash, stateHash), isOpen))
    .returning()
  return row
}

/** Keeps what a right token said, before the launch is bound to its browser. */
export async function changeClaims(
  { sql: queries }: Queries,
  stateHash: Buffer,
  claims: LaunchClaims,
): Promise<void> {
  await queries.update(launches).set({ claims }).where(eq(launches.stateHash, stateHash))
}

/** The launch of a state whose token was right and that waits to be bound: of several tries one gets it. */
export async function takeUnbound(
  { sql: queries }: Queries,
  { stateHash, bindingHash }: Pick<LaunchRow, 'stateHash' | 'bindingHash'>,
  now: Date,
) {
  const waits = and(isNotNull(launches.claims), isNull(launches.boundBy), gt(launches.until, now))
  const isIt = and(eq(launches.stateHash, stateHash), eq(launches.bindingHash, bindingHash))
  const [row] = await queries
    .update(launches)
    .set({ boundBy: 'storage' })
    .where(and(isIt, waits))
    .returning()
  return row
}

/** Writes down where a bound launch has led, and the code that leads to its page. */
export async function changeSettled(
  { sql: queries }: Queries,
  stateHash: Buffer,
  settled: Pick<LaunchRow, 'claims' | 'boundBy' | 'user' | 'codeHash' | 'codeUntil'>,
): Promise<void> {
  await queries.update(launches).set(settled).where(eq(launches.stateHash, stateHash))
}

/** The launch of a code, which is good once; its page may ask with a secret of its own from now on. */
export async function takeCode(
  { sql: queries }: Queries,
  codeHash: Buffer,
  page: { now: Date; secretHash: Buffer; until: Date },
) {
  const [row] = await queries
    .update(launches)
    .set({ codeHash: null, secretHash: page.secretHash, until: page.until })
    .where(and(eq(launches.codeHash, codeHash), gt(launches.codeUntil, page.now)))
    .returning()
  return row
}

const isSecret = (secretHash: Buffer, now: Date) =>
  and(eq(launches.secretHash, secretHash), gt(launches.until, now))

/** The launch with whose page somebody asks; undefined when it is over. */
export async function launchOfSecret({ sql: queries }: Queries, secretHash: Buffer, now: Date) {
  const [row] = await queries.select().from(launches).where(isSecret(secretHash, now))
  return row
}

/** The same, and nobody else does anything with it until the transaction ends; it is locked before all others. */
export async function lockLaunch({ sql: queries }: Queries, secretHash: Buffer, now: Date) {
  const [row] = await queries.select().from(launches).where(isSecret(secretHash, now)).for('update')
  return row
}

/** Says who somebody is whose launch was that of nobody here yet. */
export async function changeUserOfLaunch(
  { sql: queries }: Queries,
  stateHash: Buffer,
  user: string,
): Promise<void> {
  await queries.update(launches).set({ user }).where(eq(launches.stateHash, stateHash))
}

/** A launch by its id, whose time is not over. */
export async function launchById({ sql: queries }: Queries, id: string, now: Date) {
  const [row] = await queries
    .select()
    .from(launches)
    .where(and(eq(launches.id, id), gt(launches.until, now)))
  return row
}

/** Forgets some of the launches that are over; whether more may be left. */
export const forgetLaunches = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, launches, lt(launches.until, now))
