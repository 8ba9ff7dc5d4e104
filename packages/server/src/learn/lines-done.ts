import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { lineMemory } from './memory-store'
import { brings } from './own-lines'

/** What somebody has done with the lines of a conversation: said or written, and can say (learn.md#states-of-a-line). */
export interface LinesDone extends Record<string, unknown> {
  conversation: string
  learnt: number
  canSay: number
}

/** What a user has done with some conversations, by their ids; those that they never answered are missing. One statement. */
export async function linesDone(
  { sql: queries }: Database,
  user: string,
  conversations: readonly string[],
): Promise<Map<string, LinesDone>> {
  if (conversations.length === 0) return new Map()
  const { rows } = await retryRead(() =>
    queries.execute<LinesDone>(sql`
      select conversation, count(*)::int as learnt, (count(*) filter (where can_say))::int as "canSay"
      from (
        select ${lineMemory.conversation}, bool_or(${lineMemory.isRight}) as can_say
        from ${lineMemory}
        where ${lineMemory.user} = ${user} and ${lineMemory.conversation} = any(${sql.param([...conversations])}::uuid[]) and ${brings}
        group by ${lineMemory.conversation}, ${lineMemory.line}
      ) as own
      group by conversation`),
  )
  return new Map(rows.map(row => [row.conversation, row]))
}
