import type { Hall, HallScript } from '@duologue/domain/live/hall'
import type { HallEntry } from '@duologue/domain/live/hall-act'
import type { HallReport, ReportedMember } from '@duologue/domain/live/hall-report'
import type { HallSettings } from '@duologue/domain/live/hall-settings'
import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes'
import { thingColumns } from '../thing-columns'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What is kept of a report: of each member, for which assignment their game counts, by its title. */
export interface KeptReport extends Omit<HallReport, 'members'> {
  members: readonly (ReportedMember & { counts: string | null })[]
}

/** Games of several people: what each was opened with (live.md#halls), and how far it is. */
export const halls = pgTable('live_halls', {
  id: uuid().primaryKey(),
  code: text(),
  host: uuid().notNull(),
  class: uuid(),
  assignment: uuid(),
  ...thingColumns(),
  title: text().notNull(),
  language: text().notNull(),
  settings: jsonb().$type<HallSettings>().notNull(),
  script: jsonb().$type<HallScript>(),
  seed: bigint({ mode: 'number' }).notNull(),
  rules: integer().notNull(),
  mostMembers: integer('most_members').notNull(),
  classSize: integer('class_size'),
  snapshot: jsonb().$type<Omit<Hall, 'opening'>>(),
  seq: integer().notNull(),
  lastAt: integer('last_at').notNull(),
  openedAt: moment('opened_at').notNull(),
  touchedAt: moment('touched_at').notNull(),
  endedAt: moment('ended_at'),
  settleAt: moment('settle_at'),
  settledAt: moment('settled_at'),
  report: jsonb().$type<KeptReport>(),
})

export type HallRow = typeof halls.$inferSelect

/** Who is in a hall: a user, or a guest with a name of their own and the hash of a key. */
export const members = pgTable(
  'live_members',
  {
    hall: uuid().notNull(),
    number: integer().notNull(),
    user: uuid('user_id'),
    name: text(),
    keyHash: bytes('key_hash'),
    joinedAt: moment('joined_at').notNull(),
  },
  table => [primaryKey({ columns: [table.hall, table.number] })],
)

export type MemberRow = typeof members.$inferSelect

/** What was done in a hall, in order (live.md#a-hall-is-a-log). */
export const log = pgTable(
  'live_log',
  {
    hall: uuid().notNull(),
    seq: integer().notNull(),
    at: integer().notNull(),
    member: integer(),
    act: jsonb().$type<HallEntry['act']>().notNull(),
  },
  table => [primaryKey({ columns: [table.hall, table.seq] })],
)
