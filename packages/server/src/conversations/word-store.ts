import { nearestWords } from '@duologue/domain/text/near-words'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'

/** What a visible conversation says: its title first, then its lines, each with what it means. */
export interface Readable {
  conversation: string
  language: string
  texts: string[]
}

/**
 * Takes the conversations that are to be read next, at most so many. Whoever takes some meanwhile waits for the end of
 * this transaction, so that nobody writes down older words over newer ones.
 */
export async function takeWaiting({ sql: queries }: Queries, most: number): Promise<string[]> {
  const { rows } = await queries.execute<{ conversation: string }>(sql`
    with taken as (
      select id from conversations_to_read order by id limit ${most} for update
    )
    delete from conversations_to_read using taken
    where conversations_to_read.id = taken.id
    returning conversations_to_read.conversation`)
  return [...new Set(rows.map(({ conversation }) => conversation))]
}

/** Of these conversations, those that visitors can see, with what they say. */
export async function readVisible(
  { sql: queries }: Queries,
  ids: readonly string[],
): Promise<Readable[]> {
  const { rows } = await queries.execute<{
    conversation: string
    language: string
    texts: string[]
  }>(sql`
    select id as conversation, language, array_prepend(title, array(
      select concat_ws(' ', text, translation) from dialogue_lines where conversation = conversations.id order by position
    )) as texts
    from conversations
    where id = any (${sql.param([...ids])}::uuid[]) and is_published and deleted_at is null`)
  return rows
}

/** Writes down the words of conversations, and forgets those of the `gone`. */
export async function writeWords(
  { sql: queries }: Queries,
  read: readonly { conversation: string; language: string; words: readonly string[] }[],
  gone: readonly string[],
): Promise<void> {
  await queries.execute(sql`
    insert into conversation_words (conversation, language, words)
    select conversation, language, array_to_tsvector(words)
    from json_to_recordset(${JSON.stringify(read)}::json) as row (conversation uuid, language text, words text[])
    on conflict (conversation) do update set language = excluded.language, words = excluded.words`)
  const known = [...new Set(read.flatMap(({ words }) => words))].toSorted()
  await queries.execute(sql`
    insert into known_words (word) select unnest(${sql.param(known)}::text[]) on conflict do nothing`)
  await queries.execute(sql`
    delete from conversation_words where conversation = any (${sql.param([...gone])}::uuid[])`)
}

/** Known words that share letters with a misspelled one, among which the nearest are told. */
const mostCompared = 40

/** For each word that nobody knows, the known ones that it may have been meant as, the nearest first. */
export async function nearKnownWords(
  database: Database,
  asked: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  const { rows } = await retryRead(() =>
    database.sql.execute<{ asked: string; near: string[] }>(sql`
      select asked, array(
        select word from known_words where word % asked order by word <-> asked, word limit ${mostCompared}
      ) as near
      from unnest(${sql.param([...asked])}::text[]) asked
      where not exists (select from known_words where word = asked)`),
  )
  return new Map(rows.map(({ asked: word, near }) => [word, nearestWords(word, near, most)]))
}
