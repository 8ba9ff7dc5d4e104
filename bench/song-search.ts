import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../packages/server/src/database/embedded/start-embedded'
import { machineLoad, processorTime } from './school/watch-process'
import { startChild } from './start-child'

// What a search of learners for songs takes among 1,000, 10,000 and 100,000 of them, one after the other: the median of its
// time, and the product's processor time. It should be the same.
//   node --import tsx bench/song-search.ts

const sizes = [1000, 10_000, 100_000]
/** Calls a search. */
const calls = 100

/** Songs from one number to another, in no order that anybody asks for; `unicorn` is in five titles of each thousand. */
const fill = `
  insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, published_at,
    youtube_id, youtube_views, duration, views, created_at, updated_at)
  select gen_random_uuid(), (array['spanish', 'french', 'chinese', 'german'])[1 + number % 4], title, 'We', title,
    (array['beginner', 'intermediate', 'advanced'])[1 + number / 4 % 3], 'G', true,
    timestamptz '2020-01-01' + number * 6151 % 100003 * interval '1 minute', 'abcdefghijk', 0, 60,
    number * 7919 % 100003, '2020-01-01', '2020-01-01'
  from generate_series($1::int, $2::int) number, lateral (select case
    when number % 200 = 7 then 'a unicorn ' || number else 'the song of day ' || number end as title) titles`

const searches = {
  popular: '',
  recent: '?recent=-1',
  'of a language': '?language=french',
  'of a language and level': '?language=german&difficulty=beginner',
  'the 26th page': '?page=26',
  'a title that is there once': '?title=unicorn%20207',
  'a title of many': '?title=unicorn',
}

const log = { info: () => undefined, warn: console.warn, error: console.error }
const dataDir = await mkdtemp(join(tmpdir(), 'duologue-song-search-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const embedded = await startEmbedded({ dataDir, log })
const { host, port, user, database } = embedded.connection
const DATABASE_URL = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
const product = await startChild(['scripts/start.js'], {
  DATABASE_URL,
  PORT: '0',
  LOG_LEVEL: 'error',
  SCHOOL_NETWORKS: '127.0.0.0/8,::1',
})
const client = new Client({ connectionString: DATABASE_URL, statement_timeout: 0 })

async function measure(address: string): Promise<string> {
  const times: number[] = []
  const ask = async () => {
    const start = performance.now()
    const answer = await fetch(address)
    const { total } = (await answer.json()) as { total: number }
    times.push(performance.now() - start)
    return total
  }
  const total = await ask()
  const before = await processorTime(product.pid)
  times.length = 0
  for (let call = 0; call < calls; call += 1) await ask()
  const each = ((await processorTime(product.pid)) - before) / calls
  const median = times.toSorted((a, b) => a - b)[calls / 2] ?? 0
  return `${median.toFixed(1)} ms, processor time ${each.toFixed(1)} ms, ${total} found`
}

try {
  await client.connect()
  let filled = 0
  for (const size of sizes) {
    await client.query(fill, [filled + 1, size])
    await client.query('vacuum (analyze) songs')
    filled = size
    console.log(`${size} songs; ${machineLoad()}`)
    for (const [name, query] of Object.entries(searches))
      console.log(`  ${name}: ${await measure(`${product.address}/api/songs/published${query}`)}`)
  }
} finally {
  await client.end()
  await product.stop()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}
