import { learnSkills, rememberedKinds } from '@duologue/domain/choices/learn-choices'
import { and, asc, type Column, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { languageOfConversation } from '../conversations/index'
import { compiledChange } from '../database/compiled-change'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { columnsOf, rowsAsJson, rowsOf } from '../database/rows-of'
import { languageOfSong } from '../songs/index'
import { type AttemptRow, lineAttempts } from './attempt-store'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What a learner remembers of one skill of a line (learn.md#memory-of-lines). */
export const lineMemory = pgTable(
  'line_memory',
  {
    user: uuid('user_id').notNull(),
    line: uuid().notNull(),
    skill: text({ enum: learnSkills }).notNull(),
    kind: text({ enum: rememberedKinds }).notNull(),
    conversation: uuid(),
    song: uuid(),
    lyric: uuid(),
    due: instant('due').notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    isRight: boolean('is_right').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  table => [primaryKey({ columns: [table.user, table.line, table.skill] })],
)

export type MemoryRow = typeof lineMemory.$inferSelect

/** What is remembered: of which kind, and whose part it is. */
export type Remembered = Pick<MemoryRow, 'kind' | 'conversation' | 'song' | 'lyric'>

/** A line of a conversation. */
export const lineOf = (conversation: string): Remembered => ({
  kind: 'line',
  conversation,
  song: null,
  lyric: null,
})

/** A line of a song, or a word that was asked in it. */
export const songPartOf = (kind: 'lyric' | 'word', song: string, lyric: string): Remembered => ({
  kind,
  conversation: null,
  song,
  lyric,
})

/** The language of what a memory is of. */
export const languageOfMemory: SQL<string> = sql`coalesce(${languageOfConversation(lineMemory.conversation)}, ${languageOfSong(lineMemory.song)})`

const memoriesAsJson = rowsAsJson(lineMemory)
const attemptsAsJson = rowsAsJson(lineAttempts)

const attempting = compiledChange(
  () => sql`
    with fresh as (
      insert into ${lineAttempts} (${columnsOf(lineAttempts)})
      select ${columnsOf(lineAttempts)} from ${rowsOf(lineAttempts, 'attempts')} on conflict do nothing
      returning id, line, skill
    ), held as (
      insert into ${lineMemory} (${columnsOf(lineMemory)})
      select ${columnsOf(lineMemory)} from ${rowsOf(lineMemory, 'memories')}
      where (line, skill) in (select line, skill from fresh) order by line, skill
      -- A word is asked again where it was asked last.
      on conflict (user_id, line, skill) do update set song = excluded.song, lyric = excluded.lyric
      returning line, skill, due, stability, difficulty, reps, lapses, is_right, last_at
    )
    select fresh.id, fresh.line, fresh.skill, due, stability, difficulty, reps, lapses, is_right, last_at
    from fresh join held on held.line = fresh.line and held.skill = fresh.skill`,
)

/** What is known of an answer that was kept just now: to what it is, and what was remembered before it. */
export type FreshAttempt = Pick<AttemptRow, 'id' | 'line' | 'skill'> & { before: Learned }

/** The part of a memory that answers change. */
type Learned = Pick<
  MemoryRow,
  'due' | 'stability' | 'difficulty' | 'reps' | 'lapses' | 'isRight' | 'lastAt'
>

/**
 * Keeps answers, and answers those that were not kept before. What is remembered of their skills of lines is made as
 * `memories` where there is nothing, and held until the transaction ends.
 */
export async function insertAttempts(
  transaction: Queries,
  attempts: readonly AttemptRow[],
  memories: readonly MemoryRow[],
): Promise<FreshAttempt[]> {
  const rows = await attempting(transaction, {
    attempts: attemptsAsJson(attempts),
    memories: memoriesAsJson(memories),
  })
  return rows.map(
    ([id, line, skill, due, stability, difficulty, reps, lapses, isRight, lastAt]) =>
      ({
        id,
        line,
        skill,
        before: { due, stability, difficulty, reps, lapses, isRight, lastAt },
      }) as FreshAttempt,
  )
}

const learning = compiledChange(
  () => sql`
    update ${lineMemory} set due = learned.due, stability = learned.stability, difficulty = learned.difficulty,
      reps = learned.reps, lapses = learned.lapses, is_right = learned.is_right, last_at = learned.last_at
    from ${rowsOf(lineMemory, 'memories')} as learned
    where line_memory.user_id = learned.user_id and line_memory.line = learned.line and line_memory.skill = learned.skill`,
)

/** Writes down what was learned of memories that are held. */
export async function changeMemories(transaction: Queries, rows: readonly MemoryRow[]) {
  await learning(transaction, { memories: memoriesAsJson(rows) })
}

/** What is due, and the skill that has waited longest. */
export interface DueLine {
  line: string
  kind: MemoryRow['kind']
  song: string | null
  lyric: string | null
  skill: MemoryRow['skill']
}

/** Of the skills of one thing, that of the one that has waited longest. */
const first = (column: Column) =>
  sql<string | null>`(array_agg(${column} order by ${lineMemory.due}))[1]`

/**
 * The query for a user's lines that are due before an instant, those that have waited longest first. Lines that were
 * answered since `morning` have had their turn today, in whatever skill. In one language alone where it is told.
 */
export const dueQuery = (
  { sql: queries }: Queries,
  user: string,
  {
    morning,
    night,
    limit,
    language,
  }: { morning: Date; night: Date; limit: number; language?: string | undefined },
) =>
  queries
    .select({
      line: lineMemory.line,
      kind: lineMemory.kind,
      song: first(lineMemory.song),
      lyric: first(lineMemory.lyric),
      skill: sql<DueLine['skill']>`(array_agg(${lineMemory.skill} order by ${lineMemory.due}))[1]`,
    })
    .from(lineMemory)
    .where(
      and(
        eq(lineMemory.user, user),
        language === undefined ? undefined : eq(languageOfMemory, language),
      ),
    )
    .groupBy(lineMemory.line, lineMemory.kind)
    .having(
      and(
        sql`min(${lineMemory.due}) < ${night.toISOString()}`,
        sql`max(${lineMemory.lastAt}) < ${morning.toISOString()}`,
      ),
    )
    .orderBy(sql`min(${lineMemory.due})`, asc(lineMemory.line))
    .limit(limit)

/** The query for what a user remembers of a conversation. */
export const memoriesQuery = ({ sql: queries }: Queries, user: string, conversation: string) =>
  queries
    .select()
    .from(lineMemory)
    .where(and(eq(lineMemory.conversation, conversation), eq(lineMemory.user, user)))

/** The query for what a user remembers of the conversation that they answered last. */
export function latestQuery({ sql: queries }: Queries, user: string) {
  const latest = queries
    .select({ conversation: lineMemory.conversation })
    .from(lineMemory)
    .where(and(eq(lineMemory.user, user), eq(lineMemory.kind, 'line')))
    .orderBy(desc(lineMemory.lastAt), asc(lineMemory.line))
    .limit(1)
  return queries
    .select()
    .from(lineMemory)
    .where(and(eq(lineMemory.user, user), eq(lineMemory.conversation, latest)))
}

/** All that a user remembers, for the export of their data. */
export const everyMemory = ({ sql: queries }: Queries, user: string) =>
  retryRead(() =>
    queries
      .select()
      .from(lineMemory)
      .where(eq(lineMemory.user, user))
      .orderBy(asc(lineMemory.lastAt), asc(lineMemory.line), asc(lineMemory.skill)),
  )

/** A user's lines that are due; see `dueQuery`. */
export const dueLines = (
  database: Database,
  user: string,
  when: Parameters<typeof dueQuery>[2],
): Promise<DueLine[]> => retryRead(() => dueQuery(database, user, when))

/** Writes a memory of what nothing was known of; false where there is one of that skill by now. */
export async function insertMemory({ sql: queries }: Queries, row: MemoryRow): Promise<boolean> {
  const made = await queries
    .insert(lineMemory)
    .values(row)
    .onConflictDoNothing()
    .returning({ line: lineMemory.line })
  return made.length > 0
}

/** Deletes what a user remembers of a word of songs. */
export async function deleteWordMemories({ sql: queries }: Queries, user: string, word: string) {
  await queries
    .delete(lineMemory)
    .where(and(eq(lineMemory.user, user), eq(lineMemory.line, word), eq(lineMemory.kind, 'word')))
}

/** What is remembered of one skill of a line or a word of songs. */
type SongMemory = Pick<
  MemoryRow,
  'line' | 'kind' | 'song' | 'lyric' | 'skill' | 'stability' | 'isRight'
>

/** What a user remembers of these lines and words of songs, whatever skill of them. */
export const songMemories = (
  { sql: queries }: Database,
  user: string,
  ids: readonly string[],
): Promise<SongMemory[]> =>
  retryRead(() =>
    queries
      .select({
        line: lineMemory.line,
        kind: lineMemory.kind,
        song: lineMemory.song,
        lyric: lineMemory.lyric,
        skill: lineMemory.skill,
        stability: lineMemory.stability,
        isRight: lineMemory.isRight,
      })
      .from(lineMemory)
      .where(
        and(
          eq(lineMemory.user, user),
          inArray(lineMemory.line, [...ids]),
          isNotNull(lineMemory.song),
        ),
      ),
  )

/** What a user remembers of a conversation. */
export const memoriesOf = (database: Database, user: string, conversation: string) =>
  retryRead(() => memoriesQuery(database, user, conversation))

/** What a user remembers of the conversation that they answered last; nothing before the first answer. */
export const latestMemories = (database: Database, user: string): Promise<MemoryRow[]> =>
  retryRead(() => latestQuery(database, user))
