import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { lineMemory } from './memory-store'
import { brings } from './own-lines'

/** What one of several people has done with the lines of a conversation, and when they last did. */
interface ClassLines extends Record<string, unknown> {
  user: string
  conversation: string
  learnt: number
  canSay: number
  lastAt: Date
}

const arrayOf = (values: readonly string[]) => sql.param([...values])

/** What some people have done with some conversations (learn.md#states-of-a-line), in no order; in one statement. */
export async function classLines(
  { sql: queries }: Database,
  users: readonly string[],
  conversations: readonly string[],
): Promise<ClassLines[]> {
  if (users.length === 0 || conversations.length === 0) return []
  const { rows } = await retryRead(() =>
    queries.execute<ClassLines>(sql`
      select user_id as "user", conversation, count(*)::int as learnt,
        (count(*) filter (where can_say))::int as "canSay", max(last_at) as "lastAt"
      from (
        select ${lineMemory.user}, ${lineMemory.conversation}, bool_or(${lineMemory.isRight}) as can_say,
          max(${lineMemory.lastAt}) as last_at
        from ${lineMemory}
        where ${lineMemory.user} = any(${arrayOf(users)}::uuid[])
          and ${lineMemory.conversation} = any(${arrayOf(conversations)}::uuid[]) and ${brings}
        group by ${lineMemory.user}, ${lineMemory.conversation}, ${lineMemory.line}
      ) as own
      group by 1, 2`),
  )
  return rows.map(row => ({ ...row, lastAt: new Date(row.lastAt) }))
}
