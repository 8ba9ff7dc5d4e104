import { nearestWords } from '@duologue/domain/text/near-words'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/connect'
import { retryRead } from '../../database/database-away'

/** A line as it is looked for. */
interface ReadableLine {
  id: string
  text: string
  pinyin: string | null
  translation: string | null
}

/** What a conversation says: its title, what else stands on its card, and its lines. */
export type Readable = {
  conversation: string
  language: string
  /** Whether visitors can see it. */
  isVisible: boolean
  title: string
  card: string[]
  lines: ReadableLine[]
}

/** The words of a conversation: those of its title, of its card, and of its lines. */
interface WordsRead {
  conversation: string
  language: string
  title: readonly string[]
  card: readonly string[]
  lines: readonly string[]
}

/**
 * Takes the conversations that are to be read next, at most so many. Whoever takes some meanwhile waits for the end of
 * this transaction, so that nobody writes down older words over newer ones. They are deleted by where they lie, which
 * no statistics can turn into a loop over all that wait.
 */
export async function takeWaiting({ sql: queries }: Queries, most: number): Promise<string[]> {
  const { rows } = await queries.execute<{ conversation: string }>(sql`
    delete from conversations_to_read where ctid = any (array (
      select ctid from conversations_to_read order by id limit ${most} for update
    )) returning conversation`)
  return [...new Set(rows.map(({ conversation }) => conversation))]
}

/**
 * What these conversations say. They are found by their ids alone: as a condition, what visitors see fits the indexes of
 * the lists, of which wrong statistics would have one read whole.
 */
export async function readConversations(
  { sql: queries }: Queries,
  ids: readonly string[],
): Promise<Readable[]> {
  const { rows } = await queries.execute<Readable>(sql`
    select id as conversation, language, is_published and deleted_at is null as "isVisible", title,
      array[gist, character1_name, character2_name] as card, array(
        select json_build_object('id', id, 'text', text, 'pinyin', pinyin, 'translation', translation)
        from dialogue_lines where conversation = conversations.id order by position
      ) as lines
    from conversations
    where id = any (${sql.param([...ids])}::uuid[])`)
  return rows
}

/** Words as a text search vector, each with the weight of the best place that has it. */
function vectorOf({ title, card, lines }: WordsRead): string {
  const weights = new Map<string, string>()
  for (const [words, weight] of [
    [lines, 'D'],
    [card, 'B'],
    [title, 'A'],
  ] as const)
    for (const word of words) weights.set(word, weight)
  return [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(' ')
}

/** Writes down the words of conversations, and forgets those of the `gone`. */
export async function writeWords(
  { sql: queries }: Queries,
  read: readonly WordsRead[],
  gone: readonly string[],
): Promise<void> {
  const rows = read.map(({ conversation, language, ...words }) => ({
    conversation,
    language,
    words: vectorOf({ conversation, language, ...words }),
  }))
  await queries.execute(sql`
    insert into conversation_words (conversation, language, words)
    select conversation, language, words::tsvector
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (conversation uuid, language text, words text)
    on conflict (conversation) do update set language = excluded.language, words = excluded.words`)
  const known = [
    ...new Set(read.flatMap(({ title, card, lines }) => [...title, ...card, ...lines])),
  ].toSorted()
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
