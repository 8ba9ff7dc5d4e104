import type { Deal } from '@duologue/domain/battle/turn/deals'
import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { powerNames } from '@duologue/domain/choices/battle-powers'
import { playModes } from '@duologue/domain/choices/play-modes'
import { songSources } from '@duologue/domain/choices/song-game-choices'
import type { GameManner } from '@duologue/domain/plays/game-manner'
import { playLimits } from '@duologue/domain/plays/play-limits'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
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
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { keyIs, readByKey } from '../../database/read-by-key'
import { thingColumns } from '../../thing-columns'

/** The tickets that are open. Of one that was fetched ahead, what no assignment fixes is null. */
export const tickets = pgTable('play_tickets', {
  id: uuid().primaryKey(),
  user: uuid('user_id').notNull(),
  ...thingColumns(),
  /** That of the thing when the game began. */
  version: integer('conversation_version').notNull(),
  isWhole: boolean('is_whole').notNull(),
  isAhead: boolean('is_ahead').notNull(),
  mode: text({ enum: playModes }),
  difficulty: text({ enum: battleDifficulties }),
  powers: text({ enum: powerNames }).array(),
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

/** The ticket of a game of which all is known. */
export type BegunTicket = TicketRow & GameManner

/** Keeps a new ticket; of those that its user has open, the oldest beyond the most are forgotten. */
export async function insertTicket({ sql: queries }: Queries, ticket: TicketRow): Promise<void> {
  const beyond = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.user, ticket.user), eq(tickets.isAhead, false)))
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

/** No ticket that was made before is good any more. */
const oldest = (now: Date) => new Date(now.getTime() - playLimits.ticketAge)

/** A user's ticket; undefined when it is unknown, somebody else's, or too old. */
export async function ticketOf(queries: Queries, user: string, id: string, now: Date) {
  const [row] = await ofUser(queries, { id, user })
  return row && row.createdAt > oldest(now) ? row : undefined
}

/** The query for the tickets that a user has fetched ahead. */
export const aheadQuery = ({ sql: queries }: Queries, user: string, now: Date) =>
  queries
    .select()
    .from(tickets)
    .where(
      and(eq(tickets.user, user), eq(tickets.isAhead, true), gt(tickets.createdAt, oldest(now))),
    )

/** Keeps a new ticket in the place of another one, where there is one. */
export async function replaceTicket(
  { sql: queries }: Queries,
  before: TicketRow | undefined,
  ticket: TicketRow,
): Promise<void> {
  const gone = queries.$with('gone').as(
    queries
      .delete(tickets)
      .where(before ? eq(tickets.id, before.id) : sql`false`)
      .returning({ id: tickets.id }),
  )
  await queries.with(gone).insert(tickets).values(ticket)
}

/** Forgets some of the tickets that are not good any more; whether more may be left. */
export const forgetTickets = (queries: Queries, now: Date): Promise<boolean> =>
  deleteSome(queries, tickets, lt(tickets.createdAt, oldest(now)))
