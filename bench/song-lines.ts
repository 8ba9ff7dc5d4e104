import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { tickingSound } from '../e2e/ticking-sound'
import { startChild } from './start-child'

// How long after its sound a line of a song is lit: in the place of a sample's recording comes one with a beep at the start
// of each line. The page's own audio is listened to, and the frame that is painted after a line was lit is looked at. What is
// wanted: at most 100 ms. Then the same song with ten, a hundred and a thousand lines, one every two seconds, and how long the
// main thread works while it plays, by its own clock: what else the machine does is not in it. Above 200 lines the rows are in a
// window. What is wanted: a thousand cost what ten do.
//   node scripts/with-tsx.js bench/song-lines.ts

interface Sheet {
  lines: { start: number; stop: number; id: string; position: number }[]
  duration: number
}

/** Beeps are heard in the sound that the page plays; lines are lit when the frame after it has been painted. */
function watch() {
  const media = document.querySelector('video')
  if (!media) throw new Error('there is nothing that plays')
  const told = { heard: [] as number[], lit: [] as number[] }
  Object.assign(window, { told })
  const audio = new AudioContext({ latencyHint: 'interactive' })
  const ear = audio.createAnalyser()
  ear.fftSize = 1024
  audio.createMediaElementSource(media).connect(ear).connect(audio.destination)
  const samples = new Float32Array(ear.fftSize)
  let quietSince = 0
  setInterval(() => {
    ear.getFloatTimeDomainData(samples)
    const at = samples.findIndex(sample => Math.abs(sample) > 0.3)
    const now = performance.now()
    if (at < 0) return
    const heardAt = now - ((samples.length - at) / audio.sampleRate) * 1000
    if (heardAt - quietSince > 200) told.heard.push(heardAt)
    quietSince = now
  }, 2)
  const list = document.querySelector('[aria-label="Lyrics"]')
  new MutationObserver(changes => {
    if (!changes.some(({ target }) => (target as HTMLElement).dataset.lit === 'current')) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => told.lit.push(performance.now())
      port2.postMessage(null)
    })
  }).observe(list ?? document.body, { subtree: true, attributeFilter: ['data-lit'] })
}

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: { heard: number[]; lit: number[] } }).told)

/** Plays a song to its end, and tells how late its lines were lit. */
async function measure(page: Page, { lines }: Sheet): Promise<void> {
  await page.evaluate(watch)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(
    count => (window as unknown as { told: { lit: number[] } }).told.lit.length >= count,
    lines.length,
    { timeout: 120_000 },
  )
  const { heard, lit } = await told(page)
  const late = lit
    .map(moment => moment - (heard.findLast(beep => beep < moment + 100) ?? Number.NaN))
    .toSorted((one, other) => one - other)
  const at = (part: number) => late[Math.min(late.length - 1, Math.floor(late.length * part))] ?? 0
  console.log(
    `${lines.length} lines, ${heard.length} beeps: lit after its sound by ${at(0.5).toFixed(0)} ms (median), ` +
      `${at(0).toFixed(0)} to ${at(1).toFixed(0)} ms`,
  )
}

/** How many milliseconds of a second the main thread works while a song plays. */
async function work(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForTimeout(2000)
  const before = await taskTime()
  await page.waitForTimeout(10_000)
  return ((await taskTime()) - before) * 100
}

const dataDir = await mkdtemp(join(tmpdir(), 'duologue-lines-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const product = await startChild(['scripts/start.js'], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
})
try {
  const found = await fetch(`${product.address}/api/songs/published?language=spanish&limit=1`)
  const { songs } = (await found.json()) as { songs: { id: string }[] }
  const address = `/songs/${songs[0]?.id}`
  const answer = await fetch(`${product.address}/api${address}/sheet`)
  const sheet = (await answer.json()) as Sheet
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const sound = tickingSound(
    Math.ceil(sheet.duration) + 2,
    sheet.lines.map(({ start }) => start),
  )
  await page.route('**/audio/songs/**', route =>
    route.fulfill({ contentType: 'audio/wav', body: sound }),
  )
  await page.goto(`${product.address}${address}`, { waitUntil: 'networkidle' })
  await measure(page, sheet)

  // In turn, so that what else the machine does falls on both alike.
  const worked = new Map<number, number[]>([
    [10, []],
    [100, []],
    [1000, []],
  ])
  for (const count of [10, 100, 1000, 10, 100, 1000, 10, 100, 1000]) {
    const many = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const [first] = sheet.lines
    const lines = Array.from({ length: count }, (_, place) => ({
      ...first,
      id: `line ${place}`,
      position: place,
      start: place * 2,
      stop: place * 2 + 2,
    }))
    await many.route('**/audio/songs/**', route =>
      route.fulfill({ contentType: 'audio/wav', body: tickingSound(30, []) }),
    )
    await many.route('**/api/songs/*/sheet', route => route.fulfill({ json: { ...sheet, lines } }))
    // Come from another page: the sheet is then asked for, and not rendered by the server.
    await many.goto(`${product.address}/terms`, { waitUntil: 'networkidle' })
    await many.evaluate(to => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await many.getByRole('list', { name: 'Lyrics' }).waitFor()
    worked.get(count)?.push(await work(many))
    await many.close()
  }
  for (const [count, times] of worked) {
    const told = times.toSorted((one, other) => one - other).map(ms => ms.toFixed(0))
    console.log(`${count} lines: the main thread works ${told.join(', ')} ms a second`)
  }
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
