import { deviceLimits } from '@duologue/domain/devices/device-limits'
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes'
import type { Queries } from '../database/connect'
import { deleteSome } from '../database/delete-some'
import { keyIs, readByKey } from '../database/read-by-key'

const devices = pgTable('class_devices', {
  id: uuid().primaryKey(),
  class: uuid('class_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  name: text().notNull(),
  pairedAt: timestamp('paired_at', { withTimezone: true }).notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
})

const tries = pgTable(
  'picture_tries',
  {
    device: uuid('device_id').notNull(),
    user: uuid('user_id').notNull(),
    wrong: smallint().notNull(),
    triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
  },
  ({ device, user }) => [primaryKey({ columns: [device, user] })],
)

export type DeviceRow = typeof devices.$inferSelect

const byToken = readByKey(({ sql: queries }) =>
  queries.select().from(devices).where(keyIs(devices.tokenHash, 'tokenHash')),
)

/** The device of this token; undefined when it is nobody's, was stopped, or is over. */
export async function findDevice(queries: Queries, tokenHash: Buffer, now: Date) {
  const [row] = await byToken(queries, { tokenHash })
  return row && row.until > now ? row : undefined
}

export async function insertDevice({ sql: queries }: Queries, row: DeviceRow): Promise<void> {
  await queries.insert(devices).values(row)
}

export async function countDevices({ sql: queries }: Queries, of: string, now: Date) {
  const [row] = await queries
    .select({ count: count() })
    .from(devices)
    .where(and(eq(devices.class, of), gt(devices.until, now)))
  return row?.count ?? 0
}

/** The devices of a class that are not over, the newest first. */
export const findDevices = ({ sql: queries }: Queries, of: string, now: Date) =>
  queries
    .select()
    .from(devices)
    .where(and(eq(devices.class, of), gt(devices.until, now)))
    .orderBy(desc(devices.pairedAt), desc(devices.id))

/** Takes a device of a class away; whether it was there. */
export async function deleteDevice({ sql: queries }: Queries, of: string, id: string) {
  const gone = await queries
    .delete(devices)
    .where(and(eq(devices.class, of), eq(devices.id, id)))
    .returning({ id: devices.id })
  return gone.length > 0
}

/** Forgets some of the devices whose time is over; whether more may be left. */
export const forgetDevices = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, devices, lte(devices.until, now))

const closedSince = (now: Date) => new Date(now.getTime() - deviceLimits.closed)

/**
 * Counts a try before it is judged, so that many at once are not more: whether it may be made. What was wrong before the
 * last five minutes counts no more.
 */
export async function countTry(
  { sql: queries }: Queries,
  of: { device: string; user: string },
  now: Date,
): Promise<boolean> {
  const isOld = lte(tries.triedAt, closedSince(now))
  const counted = await queries
    .insert(tries)
    .values({ ...of, wrong: 1, triedAt: now })
    .onConflictDoUpdate({
      target: [tries.device, tries.user],
      set: {
        wrong: sql`case when ${isOld} then 1 else ${tries.wrong} + 1 end`,
        triedAt: now,
      },
      setWhere: sql`${tries.wrong} < ${deviceLimits.tries} or ${isOld}`,
    })
    .returning({ wrong: tries.wrong })
  return counted.length > 0
}

/** A try was right: what was wrong before it is forgotten. */
export async function forgetTries(
  { sql: queries }: Queries,
  { device, user }: { device: string; user: string },
): Promise<void> {
  await queries.delete(tries).where(and(eq(tries.device, device), eq(tries.user, user)))
}

/** The pupils who are closed now on devices of a class. */
export const findClosed = ({ sql: queries }: Queries, of: string, now: Date) =>
  queries
    .select({ device: tries.device, user: tries.user })
    .from(tries)
    .innerJoin(devices, eq(devices.id, tries.device))
    .where(
      and(
        eq(devices.class, of),
        gt(tries.triedAt, closedSince(now)),
        eq(tries.wrong, deviceLimits.tries),
      ),
    )
