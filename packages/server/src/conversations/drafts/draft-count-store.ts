import { draftLimits } from '@duologue/domain/conversations/drafts/draft-limits'
import { sql } from 'drizzle-orm'
import { date, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'

/** How many drafts somebody had on the last day on which they had any. */
const draftCounts = pgTable('draft_counts', {
  user: uuid('user_id').primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  count: smallint().notNull(),
})

/** Counts one more draft of somebody on a day, unless they have had as many as there are; whether it was counted. */
export async function countDraft(
  { sql: queries }: Queries,
  user: string,
  day: string,
): Promise<boolean> {
  const isOther = sql`${draftCounts.day} <> excluded.day`
  const counted = await queries
    .insert(draftCounts)
    .values({ user, day, count: 1 })
    .onConflictDoUpdate({
      target: draftCounts.user,
      set: {
        day: sql`excluded.day`,
        count: sql`case when ${isOther} then 1 else ${draftCounts.count} + 1 end`,
      },
      setWhere: sql`${isOther} or ${draftCounts.count} < ${draftLimits.aDay}`,
    })
    .returning({ count: draftCounts.count })
  return counted.length > 0
}
