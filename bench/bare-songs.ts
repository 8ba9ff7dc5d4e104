import { createHash, randomUUID } from 'node:crypto'
import { codeOfSongLanguage, type SongLanguage } from '@duologue/domain/choices/song-choices'
import { coverOfSong, sceneOfSong } from '@duologue/domain/songs/details/cover-of-song'
import { checkSong } from '@duologue/domain/songs/game/check-song'
import type { SongEvent } from '@duologue/domain/songs/game/song-game'
import { type SongWishes, setUpSong } from '@duologue/domain/songs/game/song-setup'
import { wordPlaces } from '@duologue/domain/songs/lyrics/word-places'
import type { Pool, PoolClient } from 'pg'
import { countDay } from './bare-day'
import { learn } from './bare-memory'

// Songs on the bare server: what a rule computes of them is the domain's, whoever answers; all else is written by hand.

interface SongRow {
  id: string
  language: SongLanguage
  title: string
  title_translation: string
  description: string
  tags: string[]
  media_url: string | null
  published_at: Date | null
  game_rev: number
  [column: string]: unknown
}

interface LineRow {
  id: string
  position: number
  text: string
  start_time: number
  stop_time: number
  duplicate_lyric: boolean
  empty_lyric: boolean
  skip: boolean
  words: string[]
  [column: string]: unknown
}

interface WordRow {
  id: string
  text: string
  pinyin: string | null
  [column: string]: unknown
}

const cardColumns = `id, title, artist, title_translation, artist_translation, title_pinyin, artist_pinyin, difficulty, maturity,
  language, duration, media_url, description, tags, published_at, views`

const scenes = new Map<string, string | null>()

function card(row: SongRow) {
  const named = { ...row, titleTranslation: row.title_translation }
  const scene = scenes.get(row.id) ?? sceneOfSong(named)
  scenes.set(row.id, scene)
  return {
    id: row.id,
    title: row.title,
    artist: row.artist,
    titleAndArtist: `${row.title} – ${row.artist}`,
    titleTranslation: row.title_translation,
    artistTranslation: row.artist_translation,
    titlePinyin: row.title_pinyin,
    artistPinyin: row.artist_pinyin,
    difficulty: row.difficulty,
    maturity: row.maturity,
    language: row.language,
    duration: row.duration,
    hasRecording: row.media_url !== null,
    cover: coverOfSong({ ...row, scene }),
    publishedAt: row.published_at?.toISOString() ?? null,
    views: row.views,
  }
}

export async function searchSongs(pool: Pool, query: URLSearchParams) {
  const today = new Date().toISOString().slice(0, 10)
  const language = query.get('language')
  const levels = query.getAll('difficulty')
  const values: unknown[] = [today, ['G', 'PG']]
  const asked = ['maturity = any($2)', "audience = 'everyone'"]
  if (language) asked.push(`language = $${values.push(language)}`)
  if (levels.length > 0) asked.push(`difficulty = any($${values.push(levels)})`)
  const conditions = asked.join(' and ')
  const order = query.get('recent') ? 'published_at desc, id desc' : 'views desc, id desc'
  const [page, total] = await Promise.all([
    pool.query(
      `select ${cardColumns} from songs where (curated and withdrawn_at is null) and (licensed_until is null or licensed_until >= $1)
        and ${conditions} order by ${order} limit ${Number(query.get('limit') ?? 20)}`,
      values,
    ),
    pool.query(
      `select coalesce(sum(total), 0) as total from song_counts where ends >= $1 and ${conditions}`,
      values,
    ),
  ])
  return { songs: page.rows.map(card), total: Number(total.rows[0].total) }
}

/** A song with its lines and their words, as its sheet and its games have them; in three statements. */
async function songOf(pool: Pool, id: string) {
  const found = await pool.query('select * from songs where id = $1', [id])
  const [row] = found.rows as SongRow[]
  if (!row) throw new Error('there is no such song')
  const { rows } = await pool.query(
    `select id, position, text, translation, pinyin, start_time, stop_time, duplicate_lyric, empty_lyric, skip, marks, words
      from lyrics where song = $1 order by position`,
    [id],
  )
  const lines = rows as LineRow[]
  const ids = [...new Set(lines.flatMap(({ words }) => words))]
  const listed = await pool.query('select * from words where id = any($1)', [ids])
  const known = new Map((listed.rows as WordRow[]).map(word => [word.id, word]))
  const words = ids.flatMap(id => known.get(id) ?? [])
  return {
    row,
    lines: lines.map(({ start_time, stop_time, ...line }) => {
      const own = line.words.flatMap(id => known.get(id) ?? [])
      const places = wordPlaces(
        line.text,
        own.map(({ text }) => text),
        row.language,
      )
      return {
        id: line.id,
        position: line.position,
        text: line.text,
        translation: line.translation,
        pinyin: line.pinyin,
        start: start_time / 100,
        stop: stop_time / 100,
        isAsked: !line.skip && !line.duplicate_lyric && !line.empty_lyric,
        isSkipped: line.skip && !line.duplicate_lyric,
        marks: line.marks,
        words: own.map(
          ({ id }, at) => [id, places[at]?.from ?? null, places[at]?.to ?? null] as const,
        ),
      }
    }),
    words: words.map(({ id, text, pinyin, translation, annotation, audio_url }) => ({
      id,
      text,
      pinyin: pinyin ?? '',
      translation,
      annotation,
      audioUrl: audio_url,
    })),
  }
}

export async function sheet(pool: Pool, id: string) {
  const { row, lines, words } = await songOf(pool, id)
  const { views: _, ...song } = card(row)
  return {
    ...song,
    description: row.description,
    tags: row.tags,
    state: 'open',
    rights: { kind: row.rights, note: row.rights_note, url: row.rights_url },
    isFindable: true,
    mediaUrl: row.media_url,
    youtubeId: row.youtube_id,
    gameRev: row.game_rev,
    lines,
    words,
  }
}

interface Ticket extends SongWishes {
  song: string
  seed: string
  extra_time: number
}

/** Everything that a stored game changes, in the transaction of its play. */
async function store(
  client: PoolClient,
  user: string,
  ticket: string,
  begun: Ticket,
  row: SongRow,
  events: readonly SongEvent[],
  verdict: Extract<ReturnType<typeof checkSong>, { kind: 'ended' }>,
) {
  const { song, mode, difficulty, relaxed, seed } = begun
  const [id, now] = [randomUUID(), new Date()]
  const language = codeOfSongLanguage(row.language)
  await client.query(
    `insert into plays (id, user_id, song, title, activity, mode, difficulty, language, played_at, score, is_winner, verified,
      relaxed, powers, duration_ms, events_digest, day)
      values ($1, $2, $3, $4, 'songGame', $5, $6, $7, $8, $9, $10, true, $11, '{}', $12, $13, $14)`,
    [
      id,
      user,
      song,
      row.title,
      mode,
      difficulty,
      language,
      now,
      verdict.score,
      verdict.isWinner,
      relaxed,
      verdict.duration,
      createHash('sha256').update(JSON.stringify({ ticket, events })).digest(),
      now.toISOString().slice(0, 10),
    ],
  )
  await client.query('delete from play_tickets where id = $1 returning *', [ticket])
  await client.query('delete from play_seeds where user_id = $1 and thing = $2 and seed = $3', [
    user,
    song,
    seed,
  ])
  const results = verdict.answers.map(({ lyric, word, isRight, ms }) => ({
    play: id,
    line: lyric,
    lyric,
    word,
    is_right: isRight,
    ms,
  }))
  const table = results[0]?.word ? 'word_results' : 'line_results'
  await client.query(
    `insert into ${table} select * from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(results)],
  )
  const best = await client.query(
    `insert into best_song_plays (song, mode, difficulty, week, user_id, score, is_winner, played_at)
      select $1, $2, $3, week, $4, $5, $6, $7 from unnest(array['1970-01-01', date_trunc('week', $7::timestamptz)::date::text]::date[]) week
      on conflict (user_id, song, mode, difficulty, week)
      do update set score = excluded.score, is_winner = excluded.is_winner, played_at = excluded.played_at
      where excluded.score > best_song_plays.score
      returning week = '1970-01-01' as is_of_all, (select score from best_song_plays e where e.song = $1 and e.mode = $2
        and e.difficulty = $3 and e.week = '1970-01-01' and e.user_id = $4) as before`,
    [song, mode, difficulty, user, verdict.score, verdict.isWinner, now],
  )
  await learn(client, user, id, begun, now, verdict.answers)
  const day = [user, now.toISOString().slice(0, 10), language]
  await client.query(
    `insert into learner_days (user_id, day, language, lines, reviewed, steps, plays, seconds)
      values ($1, $2, $3, 0, 0, 0, 0, 0) on conflict (user_id, day, language) do update set day = excluded.day`,
    day,
  )
  await client.query(countDay, day)
  const ofAll = best.rows.find(({ is_of_all }) => is_of_all)
  return {
    id,
    song,
    assignment: null,
    title: row.title,
    activity: 'songGame',
    mode,
    difficulty,
    language,
    datePlayed: now.toISOString(),
    score: verdict.score,
    base: null,
    healthBonus: null,
    isWinner: verdict.isWinner,
    verified: true,
    relaxed,
    duration: verdict.duration,
    ...(ofAll ? { best: { before: ofAll.before, now: verdict.score } } : {}),
  }
}

/** Plays a game over a song again and stores it, of whom its session is. */
export async function savePlay(
  pool: Pool,
  token: string,
  { ticket, events }: { ticket: string; events: readonly SongEvent[] },
) {
  const who = await pool.query(
    'select user_id from sessions where token_hash = $1 and expires_at > now()',
    [createHash('sha256').update(token).digest()],
  )
  const user: string = who.rows[0].user_id
  const held = await pool.query('select * from play_tickets where id = $1 and user_id = $2', [
    ticket,
    user,
  ])
  const [begun] = held.rows as Ticket[]
  if (!begun) throw new Error('there is no such ticket')
  const { row, lines, words } = await songOf(pool, begun.song)
  const game = { language: row.language, gameRev: row.game_rev, lines, words }
  const setup = setUpSong(game, { ...begun, extraTime: begun.extra_time })
  const verdict = checkSong(setup, Number(begun.seed), events, 3_600_000)
  if (verdict.kind !== 'ended') throw new Error(`the game is a ${verdict.kind}`)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const saved = await store(client, user, ticket, begun, row, events, verdict)
    await client.query('commit')
    return saved
  } finally {
    client.release()
  }
}
