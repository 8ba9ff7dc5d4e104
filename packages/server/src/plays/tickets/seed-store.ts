import { playLimits } from '@duologue/domain/plays/play-limits'
import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'

/** The chance of somebody's next game over a conversation or a list; that of games for later is another one. */
export const seeds = pgTable('play_seeds', {
  user: uuid('user_id').notNull(),
  thing: uuid().notNull(),
  isAhead: boolean('is_ahead').notNull(),
  seed: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** A seed that is offered, and to whom; kept only where none is waiting to be played. */
type SeedRow = typeof seeds.$inferSelect

/**
 * The seed of a user's next game over a thing: the one that waits to be played, else the one that is offered. No
 * setting, assignment or new version changes it, so that asking again is never another chance. One that nobody played
 * for a day is forgotten, of games for later for as long as their tickets wait.
 */
export async function seedFor({ sql: queries }: Queries, offered: SeedRow): Promise<number> {
  const { user, thing, isAhead, seed, createdAt } = offered
  const before = (age: number) => new Date(createdAt.getTime() - age).toISOString()
  const [aged, agedAhead] = [before(playLimits.seedAge), before(playLimits.aheadAge)]
  const old = isAhead ? agedAhead : aged
  const { rows } = await queries.execute<{ seed: string }>(sql`
    with forgotten as (
      delete from play_seeds where user_id = ${user} and thing <> ${thing}
        and created_at < case when is_ahead then ${agedAhead}::timestamptz else ${aged}::timestamptz end
    )
    insert into play_seeds as waiting (user_id, thing, is_ahead, seed, created_at)
    values (${user}, ${thing}, ${isAhead}, ${seed}, ${createdAt.toISOString()})
    on conflict (user_id, thing, is_ahead) do update set
      seed = case when waiting.created_at < ${old} then excluded.seed else waiting.seed end,
      created_at = case when waiting.created_at < ${old} then excluded.created_at else waiting.created_at end
    returning seed`)
  return Number(rows[0]?.seed ?? seed)
}
