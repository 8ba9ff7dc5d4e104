import { foldText } from '@duologue/domain/text/fold'
import type { Pool } from 'pg'

/** What a test says of a conversation; the rest is as it is most often. Instants are ISO 8601. */
export interface ConversationSeed {
  title?: string
  language?: string
  difficulty?: string | null
  author?: string | null
  views?: number
  isPublished?: boolean
  publishedAt?: string
  deletedAt?: string
}

const insert = `insert into conversations (id, shortid, title, title_search, language, difficulty, author, views,
    is_published, published_at, deleted_at, character1_name, character2_name, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'Ana', 'Luis', '2026-01-01', '2026-01-01')`

let count = 0

/** Puts a conversation into the database; later ones have later ids. */
export async function seedConversation(
  pool: Pool,
  told: ConversationSeed = {},
): Promise<{ id: string; shortid: string }> {
  count += 1
  const number = String(count).padStart(8, '0')
  const kept = { id: `01900000-0000-7000-8000-0000${number}`, shortid: number }
  const title = told.title ?? `Conversation ${count}`
  const { isPublished = true, publishedAt = '2026-01-01' } = told
  await pool.query(insert, [
    kept.id,
    kept.shortid,
    title,
    foldText(title),
    told.language ?? 'es',
    told.difficulty === undefined ? 'A1' : told.difficulty,
    told.author ?? null,
    told.views ?? 0,
    isPublished,
    isPublished ? publishedAt : null,
    told.deletedAt ?? null,
  ])
  return kept
}

/** Puts a line at each position, from 1, with these texts. */
export async function seedLines(pool: Pool, conversation: string, texts: readonly string[]) {
  await pool.query(
    `insert into dialogue_lines (id, conversation, position, character, text)
    select gen_random_uuid(), $1, place, 2 - place % 2, text
    from unnest($2::text[]) with ordinality lines (text, place)`,
    [conversation, texts],
  )
}

/** Puts a user into the database and answers the id. */
export async function seedUser(pool: Pool, username: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, username, username_key, display_name, created_at)
    values (gen_random_uuid(), $1, lower($1), $1, '2026-01-01') returning id`,
    [username],
  )
  return rows[0]?.id ?? ''
}
