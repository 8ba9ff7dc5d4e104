import type { ClientBase } from 'pg'
import { plausibleConversation } from './plausible-conversation'

const authorCount = 200
const batchSize = 5000

/** Lines of every generated conversation, and what they say. */
const lineCount = 10
const said = ['¿Qué tal?', 'Pas mal, et toi ?', 'Sehr gut, danke.', '我很好。', 'See you tomorrow!']

const makeAuthors = `
  insert into users (id, username, username_key, display_name, created_at)
  select gen_random_uuid(), name, name, name, '2020-01-01'
  from (select 'scale-' || number as name from generate_series(0, $1 - 1) number) names
  on conflict (username_key) do nothing`

const findAuthors = `
  select username_key as name, id from users
  where username_key = any(select 'scale-' || number from generate_series(0, $1 - 1) number)`

/** Lines are inserted with their conversations or not at all. */
const insertBatch = `
  with made as (
    insert into conversations (id, shortid, content_key, title, title_search, description, language,
      difficulty, author, is_published, character1_name, character2_name, views, created_at,
      updated_at, published_at)
    select id, shortid, content_key, title, title_search, 'A generated conversation.', language,
      difficulty, author, true, character1_name, character2_name, views, published_at,
      published_at, published_at
    from json_to_recordset($1) as row (id uuid, shortid text, content_key text, title text,
      title_search text, language text, difficulty text, author uuid, character1_name text,
      character2_name text, views bigint, published_at timestamptz)
    on conflict do nothing
    returning id
  )
  insert into dialogue_lines (id, conversation, position, character, text, translation)
  select gen_random_uuid(), made.id, position, 2 - position % 2,
    ($2::text[])[1 + position % cardinality($2)], 'Line ' || position
  from made, generate_series(1, $3) position`

async function authorIds(client: ClientBase): Promise<Map<string, string>> {
  await client.query(makeAuthors, [authorCount])
  const { rows } = await client.query<{ name: string; id: string }>(findAuthors, [authorCount])
  return new Map(rows.map(({ name, id }) => [name, id]))
}

/** Throws when people have accounts here: generated rows belong only into a database for measuring. */
async function refuseRealDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query('select 1 from users where password_hash is not null limit 1')
  if (rows.length > 0) {
    throw new Error(
      'People have accounts in this database: nothing was generated. Name an empty one in DATABASE_URL or DATA_DIR.',
    )
  }
}

type NamedIndex = { readonly name: string; readonly made: string }

/** The indexes of titles: made at once at the end, they take a tenth of the time of row by row. */
async function dropTitleIndexes(client: ClientBase): Promise<readonly NamedIndex[]> {
  const { rows } = await client.query<NamedIndex>(
    `select indexname as name, indexdef as made from pg_indexes
    where schemaname = current_schema() and tablename = 'conversations' and indexdef like '%USING gin%'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}

/**
 * Fills the database with the generated conversations number 1 to `count`, with their authors and lines; those that
 * are there already stay as they are. All or nothing. `onBatch` is told how many have been gone through.
 */
export async function fill(
  client: ClientBase,
  count: number,
  onBatch: (done: number) => void,
): Promise<void> {
  await refuseRealDatabase(client)
  await client.query('begin')
  await client.query(`set local maintenance_work_mem = '256MB'`)
  const indexes = await dropTitleIndexes(client)
  const authors = await authorIds(client)
  for (let first = 1; first <= count; first += batchSize) {
    const last = Math.min(first + batchSize - 1, count)
    const rows = Array.from({ length: last - first + 1 }, (_, index) => {
      const row = plausibleConversation(first + index, authorCount)
      return { ...row, author: authors.get(`scale-${row.author}`) }
    })
    await client.query(insertBatch, [JSON.stringify(rows), said, lineCount])
    onBatch(last)
  }
  for (const { made } of indexes) await client.query(made)
  await client.query('commit')
  await client.query('vacuum (analyze) conversations')
  await client.query('vacuum (analyze) dialogue_lines')
}
