import type { WebhookEvent } from '@duologue/domain/webhooks/webhook-events'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'

export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  class: uuid('class_id').notNull(),
  address: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** How often it has failed since it last took a message. */
  failures: smallint().notNull().default(0),
  /** Nothing is sent to it before, by the database's clock. */
  restsUntil: timestamp('rests_until', { withTimezone: true }).notNull().defaultNow(),
})

export type WebhookRow = Pick<
  typeof webhooks.$inferSelect,
  'id' | 'class' | 'address' | 'events' | 'createdAt'
>

export async function insertWebhook({ sql: queries }: Queries, row: WebhookRow): Promise<void> {
  await queries.insert(webhooks).values(row)
}

/** How many webhooks a class has. */
export async function countWebhooks({ sql: queries }: Queries, of: string): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(webhooks)
    .where(eq(webhooks.class, of))
  return row?.count ?? 0
}

/** The webhooks of a class, the oldest first. */
export const findWebhooks = ({ sql: queries }: Queries, of: string): Promise<WebhookRow[]> =>
  queries
    .select()
    .from(webhooks)
    .where(eq(webhooks.class, of))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))

/** Takes a webhook of a class away, with all that waits for it; whether it was there. */
export async function deleteWebhookRow({ sql: queries }: Queries, of: string, id: string) {
  const gone = await queries
    .delete(webhooks)
    .where(and(eq(webhooks.class, of), eq(webhooks.id, id)))
    .returning({ id: webhooks.id })
  return gone.length > 0
}

/** Lets a webhook of a class be sent to from now on; whether it is there. */
export async function wakeWebhook({ sql: queries }: Queries, of: string, id: string) {
  const woken = await queries
    .update(webhooks)
    .set({ restsUntil: sql`now()` })
    .where(and(eq(webhooks.class, of), eq(webhooks.id, id)))
    .returning({ id: webhooks.id })
  return woken.length > 0
}
