import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { Pool } from 'pg'
import { savePlay, searchSongs, sheet } from './bare-songs'

// The yardstick: the same answers from the same SQL, written by hand on node:http and pg, with nothing around it.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })

const cardColumns = `id, shortid, title, coverimage, language, difficulty, author, is_published, views,
  character1_name, character1_image, character2_name, character2_image`

type Row = Record<string, unknown>

function card(row: Row, authors: Map<unknown, Row>) {
  const author = authors.get(row.author)
  return {
    id: row.id,
    shortid: row.shortid,
    title: row.title,
    coverimage: row.coverimage,
    language: row.language,
    displayLanguage: row.language,
    difficulty: row.difficulty,
    author: author ?? null,
    settings: { isPublished: row.is_published },
    stats: { views: Number(row.views) },
    character1: { name: row.character1_name, image: row.character1_image },
    character2: { name: row.character2_name, image: row.character2_image },
  }
}

async function authorsOf(rows: readonly Row[]): Promise<Map<unknown, Row>> {
  const ids = [...new Set(rows.map(row => row.author).filter(id => id !== null))]
  if (ids.length === 0) return new Map()
  const found = await pool.query(
    'select id, username, display_name as "displayName", avatar from users where id = any($1)',
    [ids],
  )
  return new Map(found.rows.map((row: Row) => [row.id, row]))
}

async function search(query: URLSearchParams) {
  const values: unknown[] = []
  const conditions = ['is_published', 'deleted_at is null']
  const language = query.get('language')
  const levels = query.getAll('difficulty')
  if (language) conditions.push(`language = $${values.push(language)}`)
  if (levels.length > 0) conditions.push(`difficulty = any($${values.push(levels)})`)
  const counted = conditions.slice(2).join(' and ') || 'true'
  const order = query.get('recent') ? 'published_at desc, id desc' : 'views desc, id desc'
  const limit = Number(query.get('limit') ?? 20)
  const [page, total] = await Promise.all([
    pool.query(
      `select ${cardColumns} from conversations where ${conditions.join(' and ')} order by ${order} limit ${limit}`,
      values,
    ),
    pool.query(
      `select coalesce(sum(total), 0) as total from conversation_counts where ${counted}`,
      values,
    ),
  ])
  const authors = await authorsOf(page.rows)
  return {
    conversations: page.rows.map(row => card(row, authors)),
    total: Number(total.rows[0].total),
  }
}

async function conversation(id: string) {
  const found = await pool.query('select * from conversations where id = $1 or shortid = $2', [
    id,
    id,
  ])
  const [row] = found.rows as Row[]
  if (!row) return undefined
  const [lines, authors] = await Promise.all([
    pool.query(
      'select id, position, character, text, pinyin, translation, image, audio, duration_ms as duration from dialogue_lines where conversation = $1 order by position',
      [row.id],
    ),
    authorsOf([row]),
  ])
  return {
    ...card(row, authors),
    description: row.description,
    credit: row.credit,
    translationLanguage: row.translation_language,
    version: row.version,
    dialogue: lines.rows,
  }
}

async function answerTo(request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
  if (pathname === '/api/plays') {
    const body = (await json(request)) as Parameters<typeof savePlay>[2]
    return savePlay(pool, request.headers.authorization ?? '', body)
  }
  if (pathname === '/api/songs/published') return searchSongs(pool, searchParams)
  const song = /^\/api\/songs\/([\w-]+)\/sheet$/.exec(pathname)?.[1]
  if (song) return sheet(pool, song)
  const id = /^\/api\/conversations\/([\w-]+)$/.exec(pathname)?.[1]
  return id ? conversation(id) : search(searchParams)
}

const server = createServer((request, response) => {
  answerTo(request).then(
    body => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(body))
    },
    (error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    },
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`,
  )
})
