import { type SQL, sql } from 'drizzle-orm'

/**
 * The most that is found by what is said in it, and by whom: enough for everybody who scrolls, and bounded where a
 * word is in every dialogue. Titles are found all.
 */
const most = 2000

/** Words shorter than this are not looked for by their beginning. */
const shortestStart = 3

/** All the words, the last one also as the beginning of a longer one, for it may still be typed. */
function asked(words: readonly string[]): string {
  const all = words.map(word => `'${word}'`).join(' & ')
  return (words.at(-1)?.length ?? 0) < shortestStart ? all : `${all}:*`
}

/** What is sought in what is said, and by whom. */
interface Said {
  words?: readonly string[]
  authors?: readonly string[]
  language?: string
}

/** The query for the ids of what says the words, and of what is by the authors; undefined when neither is sought. */
export function saidIn({ words = [], authors = [], language }: Said): SQL | undefined {
  const bySaying =
    words.length === 0
      ? undefined
      : // Planned as if all were wanted: for a few of them the planner would rather look at every row in turn.
        sql`(with said as materialized (
            select conversation from conversation_words where words @@ ${asked(words)}::tsquery ${
              language === undefined ? sql`` : sql`and language = ${language}`
            }
          ) select conversation from said limit ${most})`
  const byAuthor =
    authors.length === 0
      ? undefined
      : sql`(select id from conversations where author = any (${sql.param([...authors])}::uuid[])
          and is_published and deleted_at is null limit ${most})`
  const parts = [bySaying, byAuthor].filter(part => part !== undefined)
  return parts.length === 0 ? undefined : sql.join(parts, sql` union all `)
}
