import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../packages/server/src/database/embedded/start-embedded'
import { run } from '../scripts/run.js'
import { startChild } from './start-child'

// How long one search takes, one after the other, among many conversations and playlists:
//   node --import tsx bench/search.ts --conversations 100000 --playlists 20000

const numberAfter = (name: string, usual: number) =>
  Number(process.argv[process.argv.indexOf(name) + 1]) || usual
const conversations = numberAfter('--conversations', 100_000)
const playlists = numberAfter('--playlists', 20_000)
/** Calls a search. */
const calls = 40

const log = { info: () => undefined, warn: console.warn, error: console.error }
const dataDir = await mkdtemp(join(tmpdir(), 'duologue-search-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const embedded = await startEmbedded({ dataDir, log })
const { host, port, user, database } = embedded.connection
const DATABASE_URL = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

/** Playlists of twenty conversations each, with names of two words and a number. */
const fillPlaylists = `
  insert into playlists (id, name, name_search, language, author, conversations, created_at, updated_at)
  select gen_random_uuid(), name, lower(name), language, author, conversations, now(), now()
  from generate_series(1, $1) number, lateral (
    select (array['Morning', 'Travel', 'Kitchen', 'School', 'Street'])[1 + number % 5] || ' '
      || (array['talks', 'stories', 'words', 'songs'])[1 + number % 4] || ' ' || number as name,
      (array['es', 'fr', 'de', 'en', null])[1 + number % 5] as language
  ) names, lateral (
    select (array_agg(author))[1] as author, array_agg(id) as conversations from (
      select id, author from conversations where id >= gen_random_uuid() and number > 0 order by id limit 20
    ) listed
  ) chosen`

const searches = {
  'popular conversations': '/api/conversations?limit=21',
  'a word of many titles': '/api/conversations?limit=21&title=caf%C3%A9',
  'a word that every dialogue has': '/api/conversations?limit=21&title=tomorrow',
  'the same in one language': '/api/conversations?limit=21&title=tomorrow&language=de',
  'two Chinese signs': '/api/conversations?limit=21&title=%E5%BE%88%E5%A5%BD',
  'a misspelled word': '/api/conversations?limit=21&title=tomorow',
  'words that are nowhere': '/api/conversations?limit=21&title=xylophone%20quarrelled',
  'an author': '/api/conversations?limit=21&title=scale-17',
  'popular playlists': '/api/playlists?limit=10',
  'playlists by name': '/api/playlists?title=kitchen',
  'playlists by two letters': '/api/playlists?title=n%20s',
  'playlists of a language': '/api/playlists?language=de&recent=-1',
}

/** Waits until the words of everything have been read; answers how many seconds that took. */
async function wordsRead(client: Client): Promise<number> {
  const start = performance.now()
  for (;;) {
    const { rows } = await client.query('select from conversations_to_read limit 1')
    if (rows.length === 0) return (performance.now() - start) / 1000
    await pause(1000)
  }
}

async function measure(address: string): Promise<string> {
  const times: number[] = []
  let total = 0
  for (let call = 0; call < calls; call += 1) {
    const start = performance.now()
    const answer = await fetch(address)
    total = ((await answer.json()) as { total: number }).total
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const [middle = 0, slow = 0] = [times[calls / 2], times[Math.floor(calls * 0.95)]]
  return `median ${middle.toFixed(1)} ms, 95 % within ${slow.toFixed(1)} ms, ${total} found`
}

const client = new Client({ connectionString: DATABASE_URL, statement_timeout: 0 })
let stop = async () => {}
try {
  const settings = {
    DATABASE_URL,
    PORT: '0',
    LOG_LEVEL: 'error',
    SCHOOL_NETWORKS: '127.0.0.0/8,::1',
  }
  const product = await startChild(['scripts/start.js'], settings)
  stop = () => product.stop()
  await client.connect()
  await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/content-scale.ts', '--conversations', String(conversations)],
    { DATABASE_URL },
  )
  await client.query(fillPlaylists, [playlists])
  const seconds = await wordsRead(client)
  await client.query('vacuum (analyze)')
  console.log(`${conversations} conversations, ${playlists} playlists, ${calls} calls each`)
  console.log(`all words read ${seconds.toFixed(0)} s after they were written`)
  for (const [name, path] of Object.entries(searches)) {
    console.log(`${name}: ${await measure(product.address + path)}`)
  }
} finally {
  await stop()
  await client.end()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}
