import type { Deal } from '@duologue/domain/battle/turn/deals'
import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { powerNames } from '@duologue/domain/choices/battle-powers'
import { playModes } from '@duologue/domain/choices/play-modes'
import { songSources } from '@duologue/domain/choices/song-game-choices'
import { playLimits } from '@duologue/domain/plays/play-limits'
import { and, desc, eq, inArray } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { keyIs, readByKey } from '../database/read-by-key'
import { thingColumns } from '../thing-columns'

/** The tickets that are open. */
export const tickets = pgTable('play_tickets', {
  id: uuid().primaryKey(),
  user: uuid('user_id').notNull(),
  ...thingColumns(),
  /** That of the thing when the game began. */
  version: integer('conversation_version').notNull(),
  isWhole: boolean('is_whole').notNull(),
  mode: text({ enum: playModes }).notNull(),
  difficulty: text({ enum: battleDifficulties }).notNull(),
  powers: text({ enum: powerNames }).array().notNull(),
  /** Where the sound of a song game comes from; null for all else. */
  source: text({ enum: songSources }),
  relaxed: boolean().notNull(),
  assignment: uuid(),
  /** How many times the usual time its student may think. */
  extraTime: doublePrecision('extra_time').notNull(),
  seed: bigint({ mode: 'number' }).notNull(),
  deal: integer().$type<Deal>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** A ticket: who may store a play of what, and since when. */
export type TicketRow = typeof tickets.$inferSelect

/** Keeps a new ticket; of those that its user has open, the oldest beyond the most are forgotten. */
export async function insertTicket({ sql: queries }: Queries, ticket: TicketRow): Promise<void> {
  const beyond = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(eq(tickets.user, ticket.user))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .offset(playLimits.openTickets - 1)
  const forgotten = queries
    .$with('forgotten')
    .as(queries.delete(tickets).where(inArray(tickets.id, beyond)).returning({ id: tickets.id }))
  await queries.with(forgotten).insert(tickets).values(ticket)
}

const ofUser = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(tickets)
    .where(and(keyIs(tickets.id, 'id'), keyIs(tickets.user, 'user'))),
)

/** A user's ticket; undefined when it is unknown, or somebody else's. */
export async function ticketOf(queries: Queries, user: string, id: string) {
  const [row] = await ofUser(queries, { id, user })
  return row
}
