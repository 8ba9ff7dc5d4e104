import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { startChild } from './start-child'

// What a visitor on a slow phone waits for: paints, layout shift, blocking, and until a press does something.

const runs = 5
/** The slow profile of the budgets: 1.6 Mbit/s, 150 ms there and back, a CPU four times slower. */
const slow = { downloadThroughput: 200_000, uploadThroughput: 95_000, latency: 150, cpu: 4 }

interface Waits {
  firstPaint: number
  largestPaint: number
  usable: number
  shift: number
  blocking: number
}

/** Runs in the page before anything else: notes paints, shifts and long tasks, and presses a button until it works. */
function observe(): void {
  const noted = { firstPaint: 0, largestPaint: 0, usable: 0, shift: 0, blocking: 0 }
  Object.assign(globalThis, { noted })
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  on('paint', entry => {
    if (entry.name === 'first-contentful-paint') noted.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', entry => {
    noted.largestPaint = entry.startTime
  })
  on('layout-shift', entry => {
    noted.shift += (entry as PerformanceEntry & { value: number }).value
  })
  on('longtask', entry => {
    noted.blocking += Math.max(0, entry.duration - 50)
  })
  const press = () => {
    document.querySelector<HTMLButtonElement>('header button[aria-label*="theme"]')?.click()
    if (document.documentElement?.dataset.theme) noted.usable = performance.now()
    else setTimeout(press, 20)
  }
  press()
}

async function measure(page: Page, address: string): Promise<Waits> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  // The compiler's mark on named functions does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name = one => one' })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(() => (globalThis as unknown as { noted: Waits }).noted)
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const dataDir = await mkdtemp(join(tmpdir(), 'duologue-pages-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const product = await startChild(['scripts/start.js'], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const answer = await fetch(`${product.address}/api/conversations?language=es&title=llave&limit=1`)
  const { conversations } = (await answer.json()) as { conversations: { id: string }[] }
  const id = conversations[0]?.id ?? ''
  const pages = [
    // Nothing but a few letters: what the browser and the machine need for any page at all.
    '/healthz',
    '/',
    '/home',
    '/search/conversations',
    `/conversations/${id}/la-llave-equivocada`,
    `/conversations/${id}/game`,
  ]
  for (const path of pages) {
    const all: Waits[] = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        isMobile: true,
      })
      all.push(await measure(await context.newPage(), `${product.address}${path}`))
      await context.close()
    }
    const of = (key: keyof Waits) => median(all.map(one => one[key]))
    console.log(
      `${path.replace(id, '{id}')}: first paint ${of('firstPaint').toFixed(0)} ms, largest ${of('largestPaint').toFixed(0)} ms, usable ${of('usable').toFixed(0)} ms, shift ${of('shift').toFixed(3)}, blocking ${of('blocking').toFixed(0)} ms`,
    )
  }
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
