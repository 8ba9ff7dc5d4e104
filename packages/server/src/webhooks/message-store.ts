import type { WebhookEvent, WebhookFault } from '@duologue/domain/webhooks/webhook-events'
import { webhookLimits } from '@duologue/domain/webhooks/webhook-limits'
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { compiledChange } from '../database/compiled-change'
import type { Queries } from '../database/connect'
import { deleteSome } from '../database/delete-some'
import { webhooks } from './webhook-store'

const messages = pgTable(
  'webhook_messages',
  {
    webhook: uuid().notNull(),
    deed: uuid().notNull(),
    event: text().$type<WebhookEvent>().notNull(),
    student: uuid().notNull(),
    body: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    waitsSince: timestamp('waits_since', { withTimezone: true }).notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    /** Null when it waits no more. */
    nextAt: timestamp('next_at', { withTimezone: true }).defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    fault: text().$type<WebhookFault>(),
    status: smallint(),
  },
  ({ webhook, deed }) => [primaryKey({ columns: [webhook, deed] })],
)

export type MessageRow = typeof messages.$inferSelect

/** Longer than an address may take: who takes a message and is killed is followed then. */
const heldFor = sql`interval '90 seconds'`

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`
const msAgo = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`

const placed = sql.placeholder

const writing = compiledChange(
  () => sql`
    insert into ${messages} (webhook, deed, event, student, body, at)
    select ${webhooks.id}, ${placed('deed')}::uuid, ${placed('event')}::text, ${placed('student')}::uuid,
      ${placed('body')}::text, ${placed('at')}::timestamptz
    from ${webhooks}
    where ${webhooks.class} = ${placed('class')}::uuid and ${placed('event')}::text = any(${webhooks.events})
    for key share`,
)

/**
 * Writes down a deed for each webhook of its class that hears of such, in the transaction of the deed: one that is removed
 * at the same moment is waited for, and left out.
 */
export async function insertMessages(
  transaction: Queries,
  deed: {
    deed: string
    event: WebhookEvent
    student: string
    class: string
    body: string
    at: string
  },
): Promise<void> {
  await writing(transaction, deed)
}

/** A message that is being sent. */
export interface TakenMessage {
  webhook: string
  deed: string
  body: string
  /** How often it was tried, with this time. */
  tries: number
  address: string
  /** How often the address has failed since it last took one. */
  failures: number
}

const taking = compiledChange(
  () => sql`
    with due as (
      select ${messages.webhook}, ${messages.deed} from ${messages}
      join ${webhooks} on ${webhooks.id} = ${messages.webhook}
      where ${messages.nextAt} <= now() and ${webhooks.restsUntil} <= now()
        and ${messages.waitsSince} > now() - ${placed('waits')}::float8 * interval '1 millisecond'
      order by ${messages.nextAt}, ${messages.deed} limit 1
      for no key update skip locked
    ), resting as (
      update ${webhooks} set rests_until = now() + ${heldFor} from due
      where ${webhooks.id} = due.webhook returning ${webhooks.address}, ${webhooks.failures}
    )
    update ${messages} set tries = tries + 1, next_at = now() + ${heldFor} from due, resting
    where ${messages.webhook} = due.webhook and ${messages.deed} = due.deed
    returning ${messages.webhook}, ${messages.deed}, ${messages.body}, ${messages.tries}, resting.address, resting.failures`,
)

/**
 * Takes the message whose turn it is and counts the try; for a minute and a half no other process gets it, nor another one for the same
 * address. Undefined when none is to be sent now.
 */
export async function takeMessage(queries: Queries): Promise<TakenMessage | undefined> {
  const [row] = await taking(queries, { waits: webhookLimits.waits })
  if (!row) return undefined
  const [webhook, deed, body, tries, address, failures] = row as [
    string,
    string,
    string,
    number,
    string,
    number,
  ]
  return { webhook, deed, body, tries, address, failures }
}

type Key = Pick<TakenMessage, 'webhook' | 'deed'>

const isIt = ({ webhook, deed }: Key) => and(eq(messages.webhook, webhook), eq(messages.deed, deed))

/** A message was taken at its address, to which the next may go at once. */
export async function markSent({ sql: queries }: Queries, key: Key, status: number) {
  await queries.execute(sql`
    with sent as (
      update ${messages} set sent_at = now(), next_at = null, fault = null, status = ${status} where ${isIt(key)}
    ) update ${webhooks} set failures = 0, rests_until = now() where ${webhooks.id} = ${key.webhook}`)
}

/** A message was not taken: it waits so many milliseconds, or no more, and all for its address as many as that rests. */
export async function markFailed(
  { sql: queries }: Queries,
  key: Key,
  told: { fault: WebhookFault; status: number | null; ms: number | undefined; rest: number },
) {
  const { fault, status, ms, rest } = told
  const nextAt = ms === undefined ? null : inMs(ms)
  await queries.execute(sql`
    with failed as (
      update ${messages} set fault = ${fault}, status = ${status}, next_at = ${nextAt} where ${isIt(key)}
    ) update ${webhooks} set failures = least(failures + 1, 1000), rests_until = ${inMs(rest)}
    where ${webhooks.id} = ${key.webhook}`)
}

/** The last messages of some webhooks, of each so many, the newest first. */
export async function findMessages(
  { sql: queries }: Queries,
  of: readonly string[],
): Promise<MessageRow[]> {
  if (of.length === 0) return []
  const ranked = queries
    .select({
      webhook: messages.webhook,
      deed: messages.deed,
      place:
        sql<number>`row_number() over (partition by ${messages.webhook} order by ${messages.deed} desc)`.as(
          'place',
        ),
    })
    .from(messages)
    .where(inArray(messages.webhook, [...of]))
    .as('ranked')
  const rows = await queries
    .select()
    .from(messages)
    .innerJoin(ranked, and(eq(ranked.webhook, messages.webhook), eq(ranked.deed, messages.deed)))
    .where(lte(ranked.place, webhookLimits.shown))
    .orderBy(desc(messages.deed))
  return rows.map(({ webhook_messages: row }) => row)
}

/** Has a message that was not taken tried now, as often as a new one; whether there is such a one. */
export async function sendAgain({ sql: queries }: Queries, key: Key): Promise<boolean> {
  const again = await queries
    .update(messages)
    .set({ tries: 0, waitsSince: sql`now()`, nextAt: sql`now()` })
    .where(and(isIt(key), isNull(messages.sentAt)))
    .returning({ deed: messages.deed })
  return again.length > 0
}

/** Gives up some messages that have waited too long; whether more may be left. */
async function giveUpOld({ sql: queries }: Queries): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update ${messages} set next_at = null where ctid = any (array (
      select ctid from ${messages} where ${messages.nextAt} is not null
        and ${messages.waitsSince} <= ${msAgo(webhookLimits.waits)} limit 1000 for update skip locked
    ))`)
  return rowCount === 1000
}

/** Gives up some messages that have waited too long, and forgets some that are old; whether more may be left. */
export async function forgetMessages(queries: Queries): Promise<boolean> {
  const more = [
    await giveUpOld(queries),
    await deleteSome(queries, messages, lte(messages.waitsSince, msAgo(webhookLimits.kept))),
  ]
  return more.includes(true)
}
