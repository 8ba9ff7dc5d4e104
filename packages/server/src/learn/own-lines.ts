import { bringingSkills } from '@duologue/domain/learn/line-state'
import { type SQL, sql } from 'drizzle-orm'
import { isLineThere, languageOfConversation } from '../conversations/index'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { isSungOn, languageOfSong } from '../songs/index'
import { lineMemory } from './memory-store'

/** What a learner has done with the lines of a conversation. */
export interface OwnLines {
  conversation: string
  language: string
  /** Lines that were said or written, that can be said (learn.md#states-of-a-line), and that were understood by ear. */
  learnt: number
  canSay: number
  byEar: number
  /** Lines that are due on a day and were not answered on it. */
  due: number
}

/** What is due of songs, in a language. */
interface DueOfSongs {
  language: string
  due: number
}

/** A row of the query: of a conversation, or of a song. */
type OwnRow = Omit<OwnLines, 'conversation'> & { conversation: string | null } & Record<
    string,
    unknown
  >

/** When a day begins and ends. */
interface Today {
  morning: Date
  night: Date
}

/** That a memory is of a skill with which a line is brought forth. */
export const brings = sql`${lineMemory.skill} in ${bringingSkills}`

/** The query for the lines that a user got right the last time, in whatever skill (days.md#numbers). */
export const rightLines = (user: string): SQL =>
  sql`select ${lineMemory.line} from ${lineMemory} where ${lineMemory.user} = ${user} and ${lineMemory.isRight}`

/** The query for what a user has done with each conversation, what was answered last first. */
const ownLinesQuery = ({ sql: queries }: Database, user: string, { morning, night }: Today) =>
  queries.execute<OwnRow>(sql`
    select conversation,
      coalesce(${languageOfConversation(sql`own.conversation`)}, ${languageOfSong(sql`own.song`)}) as language,
      (count(*) filter (where learnt))::int as learnt,
      (count(*) filter (where can_say))::int as "canSay",
      (count(*) filter (where by_ear))::int as "byEar",
      (count(*) filter (where due < ${night.toISOString()} and last_at < ${morning.toISOString()}
        and case when song is null then ${isLineThere(sql`own.line`)}
          else ${isSungOn(sql`own.lyric`, night)} end))::int as due
    from (
      select ${lineMemory.conversation}, ${lineMemory.song}, ${lineMemory.line},
        (array_agg(${lineMemory.lyric}))[1] as lyric, bool_or(${brings}) as learnt,
        bool_or(${brings} and ${lineMemory.isRight}) as can_say,
        bool_or(${lineMemory.skill} = 'hear' and ${lineMemory.isRight}) as by_ear,
        min(${lineMemory.due}) as due, max(${lineMemory.lastAt}) as last_at
      from ${lineMemory} where ${lineMemory.user} = ${user}
      group by ${lineMemory.conversation}, ${lineMemory.song}, ${lineMemory.line}
    ) as own
    group by conversation, song order by max(last_at) desc, conversation`)

/**
 * What a user has done with each conversation, what was answered last first, and what is due of songs; in one statement.
 */
export async function ownLines(
  database: Database,
  user: string,
  today: Today,
): Promise<{ lines: OwnLines[]; ofSongs: DueOfSongs[] }> {
  const { rows } = await retryRead(() => ownLinesQuery(database, user, today))
  return {
    lines: rows.flatMap(({ conversation, ...row }) =>
      conversation === null ? [] : [{ ...row, conversation }],
    ),
    ofSongs: rows.filter(({ conversation, due }) => conversation === null && due > 0),
  }
}
