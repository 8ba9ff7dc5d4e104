import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startChild } from './start-child'

// How steady the arena is drawn on a processor four times slower, while its clock ticks and while a blow is struck about
// every three seconds, with all effects: Chromium's own trace of its frames and of the main thread's tasks. What is wanted:
// a p95 of 20 ms, and no task over 50 ms while one answers. What the thread itself worked is told beside what passed on the
// clock: where others keep the processors busy, the clock tells of them. TRACES=<folder> keeps the traces, to be looked at.

/** For how long the clock is watched, in milliseconds. */
const watched = 10_000
const rounds = 3
/** How much slower the processor is made, unless CPU_SLOWER says otherwise. */
const slower = Number(process.env.CPU_SLOWER ?? 4)

interface TraceEvent {
  name: string
  ph: string
  /** In microseconds. */
  ts: number
  dur?: number
  /** What of it the thread itself worked. */
  tdur?: number
  pid: number
  tid: number
  args: { name?: string }
}

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** What a trace says of the frames that were drawn, and of the tasks of the page's main thread. */
function readTrace(events: readonly TraceEvent[]): string {
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
  const gaps = drawn
    .slice(1)
    .map((ts, index) => (ts - (drawn[index] ?? ts)) / 1000)
    .toSorted((a, b) => a - b)
  const dropped = events.filter(({ name }) => name === 'DroppedFrame').length
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`),
  )
  const longest = (of: 'dur' | 'tdur') => {
    const lengths = tasks.map(task => (task[of] ?? 0) / 1000)
    const long = lengths.filter(length => length > 50).length
    return `${Math.max(0, ...lengths).toFixed(1)} ms, ${long} over 50 ms`
  }
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1_000_000
  const rate = gaps.length / seconds
  return [
    `${rate.toFixed(1)} frames a second`,
    `between two: median ${at(gaps, 0.5).toFixed(1)}, p95 ${at(gaps, 0.95).toFixed(1)}, p99 ${at(gaps, 0.99).toFixed(1)}, most ${at(gaps, 1).toFixed(1)} ms`,
    `${gaps.filter(gap => gap > 50).length} over 50 ms, ${dropped} dropped`,
    `longest task ${longest('dur')}; by the thread's own time ${longest('tdur')}`,
  ].join('; ')
}

/** Begins a reading duel on easy and waits for the learner's turn, whose clock goes for a minute. */
async function untilTheClockGoes(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('tutorial', 'false')
    localStorage.setItem('battle-effects', JSON.stringify({ effects: 'full' }))
  })
  await page.goto(address)
  await page.locator('dialog:modal').waitFor()
  await page.getByRole('radio', { name: /^Easy/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('timer').waitFor({ timeout: 60_000 })
}

/** Answers as soon as there is a question, so that either strikes in turn: a blow about every three seconds. */
async function fight(page: Page): Promise<void> {
  await page.evaluate(() => {
    setInterval(() => {
      const answer = document.querySelector<HTMLButtonElement>(
        'ol[aria-label="Your answers"] button[aria-disabled="false"]',
      )
      answer?.click()
    }, 700)
  })
}

async function trace(
  browser: Browser,
  address: string,
  round: number,
  fights: boolean,
): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await untilTheClockGoes(page, address)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (fights) await fight(page)
  const path = join(process.env.TRACES ?? dataDir, `${fights ? 'blows' : 'clock'}-${round}.json`)
  await browser.startTracing(page, {
    path,
    categories: [
      'toplevel',
      'disabled-by-default-devtools.timeline',
      'devtools.timeline.frame',
      'disabled-by-default-devtools.timeline.frame',
    ],
  })
  await page.waitForTimeout(watched)
  await browser.stopTracing()
  await page.close()
  const { traceEvents } = JSON.parse(await readFile(path, 'utf8')) as { traceEvents: TraceEvent[] }
  return readTrace(traceEvents)
}

const dataDir = await mkdtemp(join(tmpdir(), 'duologue-frames-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const product = await startChild(['scripts/start.js'], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
})
try {
  const answer = await fetch(`${product.address}/api/conversations?language=es&title=llave&limit=1`)
  const { conversations } = (await answer.json()) as { conversations: { id: string }[] }
  const address = `${product.address}/conversations/${conversations[0]?.id}/game`
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round}, the clock: ${await trace(browser, address, round, false)}`)
    console.log(`round ${round}, blows: ${await trace(browser, address, round, true)}`)
  }
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
