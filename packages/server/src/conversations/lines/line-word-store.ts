import { type SQL, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'

/** The different words of a line (days.md#numbers). */
const lineWords = pgTable('line_words', {
  line: uuid().primaryKey(),
  conversation: uuid().notNull(),
  language: text().notNull(),
  words: text().array().notNull(),
})

/** Writes down the words of all lines of conversations, and forgets those of lines that are gone from them. */
export async function writeLineWords(
  { sql: queries }: Queries,
  conversations: readonly string[],
  read: readonly (typeof lineWords.$inferSelect)[],
): Promise<void> {
  await queries.execute(sql`
    insert into ${lineWords} (line, conversation, language, words)
    select line, conversation, language, words
    from json_to_recordset(${JSON.stringify(read)}::json) as row
      (line uuid, conversation uuid, language text, words text[])
    on conflict (line) do update
    set conversation = excluded.conversation, language = excluded.language, words = excluded.words
    where (line_words.conversation, line_words.language, line_words.words)
      is distinct from (excluded.conversation, excluded.language, excluded.words)`)
  await queries.execute(sql`
    delete from ${lineWords} where ${lineWords.conversation} = any (${sql.param([...conversations])}::uuid[])
      and ${lineWords.line} <> all (${sql.param(read.map(({ line }) => line))}::uuid[])`)
}

/** The query for the different words (`language`, `word`) of the lines that another query finds. */
export const differentWords = (lines: SQL): SQL => sql`
  select distinct ${lineWords.language}, word
  from ${lineWords} cross join unnest(${lineWords.words}) as each (word)
  where ${lineWords.line} in (${lines})`
