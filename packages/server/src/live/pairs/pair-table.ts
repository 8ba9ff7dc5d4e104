import type { Deal } from '@duologue/domain/battle/turn/deals'
import type { HallScript } from '@duologue/domain/live/hall'
import type { PairForm, PairSettings } from '@duologue/domain/live/visits/pair-settings'
import type { PairSeat } from '@duologue/domain/live/visits/pair-setup'
import type { VisitAnswer } from '@duologue/domain/live/visits/play-turns'
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

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What came of a duel of two: how it ended, and of one that was played who has won with how many points. */
export interface PairResult {
  end: 'played' | 'given-up' | 'left' | 'late' | 'together'
  /** Null: nobody. */
  winner: 1 | 2 | null
  scores: Record<1 | 2, number> | null
}

/** Duels of two: what each was opened with (live.md#pair-play), and how far it is. */
export const pairs = pgTable('live_pairs', {
  id: uuid().primaryKey(),
  code: text(),
  form: text().$type<PairForm>().notNull(),
  challenger: uuid(),
  partner: uuid(),
  class: uuid(),
  assignment: uuid(),
  conversation: uuid(),
  hall: uuid(),
  title: text().notNull(),
  language: text().notNull(),
  settings: jsonb().$type<PairSettings & { deal: Deal }>().notNull(),
  seats: jsonb().$type<Record<1 | 2, PairSeat>>().notNull(),
  script: jsonb().$type<HallScript>(),
  seed: bigint({ mode: 'number' }).notNull(),
  visits: integer().notNull(),
  waitsFor: uuid('waits_for'),
  waitsSince: moment('waits_since').notNull(),
  openedAt: moment('opened_at').notNull(),
  acceptedAt: moment('accepted_at'),
  endedAt: moment('ended_at'),
  settleAt: moment('settle_at'),
  settledAt: moment('settled_at'),
  result: jsonb().$type<PairResult>(),
})

export type PairRow = typeof pairs.$inferSelect

/** What was played of a duel in turns, visit by visit. */
export const visits = pgTable(
  'live_visits',
  {
    pair: uuid().notNull(),
    number: integer().notNull(),
    begunAt: moment('begun_at').notNull(),
    endedAt: moment('ended_at'),
    /** Milliseconds from the beginning of the visit until each question was asked for, by its turn. */
    shown: jsonb().$type<Record<string, number>>().notNull(),
    answers: jsonb().$type<readonly VisitAnswer[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.pair, table.number] })],
)

export type VisitRow = typeof visits.$inferSelect
