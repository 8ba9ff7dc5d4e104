import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../scripts/run.js'
import { startChild } from './start-child'

// How long saves of a song with 999 lyrics take on the embedded database, one after the other: median and p95.

// One less than fit, so that one can be cut.
const lyricCount = 999
const rounds = 40

const dataDir = await mkdtemp(join(tmpdir(), 'duologue-song-saves-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const product = await startChild(['scripts/start.js'], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  SCHOOL_NETWORKS: '127.0.0.0/8,::1',
})
let token = ''

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    headers: {
      authorization: token,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Does something again and again, and prints how long it took, in milliseconds. */
async function measure(name: string, doing: (round: number) => Promise<unknown>, times = rounds) {
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) {
    const started = performance.now()
    await doing(round)
    taken.push(performance.now() - started)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

interface Saved {
  lyrics: { id: string }[]
  song: { rev: number }
}

try {
  const email = 'editor@school.example'
  const signedUp = await call<{ authToken: string }>('POST', '/users', {
    email,
    password: 'a password of eight',
    app: 'Duologue',
  })
  token = signedUp.authToken
  await run(process.execPath, ['--import', 'tsx', 'scripts/user.ts', email, '--role', 'editor'], {
    DATA_DIR: dataDir,
  })
  const newSong = () =>
    call<{ id: string }>('POST', '/songs', {
      language: 'french',
      title: 'Bench',
      artist: 'Bench',
      youtubeId: 'abcdefghijk',
      youtubeViews: 1,
      duration: 4000,
      difficulty: 'beginner',
      maturity: 'G',
      curated: false,
    })
  // A third of all lyrics repeat an earlier one.
  const lyrics = Array.from({ length: lyricCount }, (_, number) => ({
    text: `la ligne ${number % 670} de la chanson`,
    translation: `line ${number % 670} of the song`,
    startTime: number,
    stopTime: number + 0.99,
    newWordList: ['la', 'ligne', String(number % 670), 'de', 'la', 'chanson'].map(text => ({
      text,
    })),
  }))
  let song = ''
  let ids: string[] = []
  await measure(
    `adding ${lyricCount} lyrics`,
    async () => {
      song = (await newSong()).id
      const saved = await call<Saved>('POST', '/lyrics/multiple', { songId: song, lyrics })
      ids = saved.lyrics.map(({ id }) => id)
    },
    5,
  )
  await measure('reading the song', () => call('GET', `/songs/${song}`))
  await measure('a text', round =>
    call('PATCH', `/lyrics/${ids[500]}`, { text: `la ligne ${round} autrement` }),
  )
  await measure('the times of one', round =>
    call('PATCH', '/lyrics/multiple', [{ id: ids[500], startTime: round, stopTime: round + 1 }]),
  )
  await measure(`the times of ${lyricCount}`, round =>
    call(
      'PATCH',
      '/lyrics/multiple',
      ids.map((id, at) => ({ id, startTime: at + round / 100, stopTime: at + 0.5 })),
    ),
  )
  await measure('a drag from end to end', () => {
    ids = [...ids.slice(1), ids[0] ?? '']
    return call('PATCH', `/songs/${song}`, { lyrics: ids })
  })
  await measure('a split and its undoing', async () => {
    const { song: after } = await call<Saved>('POST', `/lyrics/${ids[10]}/split`, { wordIndex: 3 })
    await call('POST', `/songs/${song}/history/${after.rev}/revert`, {})
  })
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
