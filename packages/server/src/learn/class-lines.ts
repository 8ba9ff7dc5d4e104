import { type Column, type SQL, sql } from 'drizzle-orm'
import { lineMemory } from './memory-store'
import { brings } from './own-lines'

/** What one of several people has done with the lines of a conversation, and when they last did. */
export interface ClassLines {
  user: string
  conversation: string
  learnt: number
  canSay: number
  lastAt: string
}

/**
 * What some people have done with some conversations (learn.md#states-of-a-line), in no order: a JSON value for the statement
 * of others.
 */
export const classLines = (users: SQL, conversations: Column): SQL<ClassLines[]> => sql`(
  select coalesce(json_agg(json_build_object('user', user_id, 'conversation', conversation, 'learnt', learnt,
    'canSay', can_say, 'lastAt', last_at)), '[]')
  from (
    select user_id, conversation, count(*) as learnt, count(*) filter (where can_say) as can_say,
      max(last_at) as last_at
    from (
      select ${lineMemory.user}, ${lineMemory.conversation}, bool_or(${lineMemory.isRight}) as can_say,
        max(${lineMemory.lastAt}) as last_at
      from ${lineMemory}
      where ${lineMemory.user} = any(${users}) and ${lineMemory.conversation} = any(${conversations}) and ${brings}
      group by ${lineMemory.user}, ${lineMemory.conversation}, ${lineMemory.line}
    ) as of_line
    group by 1, 2
  ) as own
)`
