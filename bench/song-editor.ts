import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { run } from '../scripts/run.js'
import { startChild } from './start-child'

// How a song of 1,000 lyrics is edited: from a key to the paint after it, a lyric moved, all texts replaced, an edit saved.
//   node scripts/with-tsx.js bench/song-editor.ts

const lyrics = 1000
const rounds = 40

const told = (name: string, times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms (${times.length} times)`)
}

// First, since it may not be there: nothing else has been started then.
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const dataDir = await mkdtemp(join(tmpdir(), 'duologue-song-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const settings = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }
const product = await startChild(['scripts/start.js'], { ...settings, PORT: '0' })

async function call<Answer>(token: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(product.address + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Measures from an event of some kind to the second frame after it, in the page. */
const watchPaints = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { paints: times })
    for (const kind of ['keydown', 'pointerup'])
      window.addEventListener(
        kind,
        ({ timeStamp }) =>
          requestAnimationFrame(() =>
            // The task after a frame begins when that frame has been given to the screen.
            setTimeout(() => times.push(performance.now() - timeStamp)),
          ),
        true,
      )
  })
const takePaints = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { paints: number[] }).paints.splice(0))

try {
  const account = { email: 'editor@example.org', password: 'correct horse' }
  const { authToken } = await call<{ authToken: string }>('', 'POST', '/api/users', account)
  const roles = ['scripts/with-tsx.js', 'scripts/user.ts', account.email, '--role', 'editor']
  await run(process.execPath, roles, settings)
  const user = await call(authToken, 'GET', '/api/users/me')
  const { id } = await call<{ id: string }>(authToken, 'POST', '/api/songs', {
    language: 'french',
    title: 'Mille lignes',
    artist: 'Les Voisins',
    youtubeId: 'abcdefghijk',
    youtubeViews: 0,
    duration: 4000,
    difficulty: 'beginner',
    maturity: 'G',
    curated: false,
  })
  await call(authToken, 'POST', '/api/lyrics/multiple', {
    songId: id,
    // A third are repeats, as in real songs.
    lyrics: Array.from({ length: lyrics }, (_, place) => ({
      text: `la ligne ${place % 3 === 0 ? 'du refrain' : place}`,
      translation: `line ${place}`,
      startTime: place * 4,
      stopTime: place * 4 + 3.99,
      newWordList: ['la', 'ligne', place % 3 === 0 ? 'refrain' : `mot ${place}`].map(text => ({
        text,
      })),
    })),
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
  await page.route('https://www.youtube-nocookie.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto(`${product.address}/healthz`)
  await page.evaluate(
    ([kept, token]) => {
      localStorage.setItem('user', JSON.stringify(kept))
      localStorage.setItem('token', String(token))
    },
    [user, authToken],
  )
  const opened: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now()
    await page.goto(`${product.address}/editor/songs/${id}`)
    await page.getByRole('button', { name: /^Edit lyric 1 / }).waitFor()
    opened.push(performance.now() - began)
  }
  told('opened until the list is there', opened)

  await watchPaints(page)
  await page.getByRole('button', { name: /^Edit lyric 2 / }).click()
  const typeIn = async (label: string) => {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.press('End')
    await takePaints(page)
    await page.keyboard.type('x'.repeat(rounds), { delay: 60 })
    told(`key to paint in ${label}`, await takePaints(page))
  }
  await typeIn('Translation')
  await typeIn('Text')

  const move = (way: string) =>
    page.getByRole('button', { name: `Move ${way}: la ligne 4`, exact: true })
  await move('down').scrollIntoViewIfNeeded()
  await takePaints(page)
  for (let round = 0; round < rounds; round += 1)
    await move(round % 2 === 0 ? 'down' : 'up').press('Enter')
  told('lyric moved to paint', await takePaints(page))

  await page.keyboard.press('Control+h')
  const find = page.getByRole('search')
  await find.getByLabel('Find', { exact: true }).fill('ligne')
  await find.getByLabel('Replace with').fill('rive')
  await takePaints(page)
  await page.keyboard.press('Control+Alt+Enter')
  await page.getByText(/^1000 replaced in 1000 lyrics/).waitFor()
  told('all of 1,000 texts replaced to paint', (await takePaints(page)).slice(-1))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Song saved.', { exact: true }).waitFor({ timeout: 300_000 })

  const saves: number[] = []
  page.on('requestfinished', request => {
    if (request.method() === 'PATCH') saves.push(request.timing().responseEnd)
  })
  for (let round = 0; round < rounds; round += 1) {
    await page.getByLabel('Annotation', { exact: true }).fill(`note ${round}`)
    await page.getByRole('button', { name: 'Save now' }).click()
    await page.getByText('Song saved.', { exact: true }).waitFor()
  }
  told('save of one field, on the wire', saves)
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
