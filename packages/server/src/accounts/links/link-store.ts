import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../database/bytes'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { hashOf } from '../secret'

const links = pgTable('account_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  kind: text({ enum: ['reset', 'verify'] }).notNull(),
  user: uuid('user_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

type Kind = 'reset' | 'verify'

const lasting = { reset: accountLimits.resetLink, verify: accountLimits.verifyLink }

/** Keeps the hash of a link's token. */
export async function insertLink(
  { sql: queries }: Queries,
  link: { kind: Kind; user: string; token: string; now: Date },
): Promise<void> {
  const { kind, user, token, now } = link
  await queries.insert(links).values({
    tokenHash: hashOf(token),
    kind,
    user,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lasting[kind]),
  })
}

/** The condition that a link's token can still be used. */
const isOpen = (kind: Kind, token: string, now: Date) =>
  and(
    eq(links.tokenHash, hashOf(token)),
    eq(links.kind, kind),
    isNull(links.usedAt),
    gt(links.expiresAt, now),
  )

/** Whether a link could be used now; only `takeLink` decides. */
export async function isLinkOpen({ sql: queries }: Queries, kind: Kind, token: string, now: Date) {
  const found = await queries
    .select({ user: links.user })
    .from(links)
    .where(isOpen(kind, token, now))
  return found.length > 0
}

/** Uses a link up: one of many that try at once gets its user, the others get undefined. */
export async function takeLink({ sql: queries }: Queries, kind: Kind, token: string, now: Date) {
  const [used] = await queries
    .update(links)
    .set({ usedAt: now })
    .where(isOpen(kind, token, now))
    .returning({ user: links.user })
  return used?.user
}

/** How many links of a kind a user was sent since then. */
export async function linksSince({ sql: queries }: Queries, kind: Kind, user: string, since: Date) {
  const [row] = await queries
    .select({ total: count() })
    .from(links)
    .where(and(eq(links.user, user), eq(links.kind, kind), gt(links.createdAt, since)))
  return row?.total ?? 0
}

/** No link of a kind that was sent to a user can be used any more. */
export async function closeLinks({ sql: queries }: Queries, kind: Kind, user: string, now: Date) {
  await queries
    .update(links)
    .set({ usedAt: now })
    .where(and(eq(links.user, user), eq(links.kind, kind), isNull(links.usedAt)))
}

/** Forgets some of the links that are over; whether more may be left. */
export const forgetLinks = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, links, lt(links.expiresAt, now))
