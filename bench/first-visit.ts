import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { startChild } from './start-child'

// What the worker costs: one build, once with it and once with OFFLINE=off, in turn, so that what else the machine does falls on
// both alike. A first visit is to cost nothing; a later one is answered through the worker.
//   node scripts/with-tsx.js bench/first-visit.ts

const runs = 9
/** 1.6 Mbit/s, 150 ms there and back. */
const slow = { downloadThroughput: 200_000, uploadThroughput: 95_000, latency: 150 }

interface Visit {
  paint: number
  answered: number
  scripts: number
  kilobytes: number
}

/** What a page has waited for by the time at which nothing more comes. */
const visited = (page: Page): Promise<Visit> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter(({ name }) => name.endsWith('.js') || name.includes('.js?'))
    const bytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)
    return {
      paint: paint?.startTime ?? 0,
      answered: navigation?.responseStart ?? 0,
      scripts: scripts.length,
      kilobytes: bytes / 1000,
    }
  })

async function slowly(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const dataDirs = await Promise.all(
  ['on', 'off'].map(() => mkdtemp(join(tmpdir(), 'duologue-visit-'))),
)
const products: { name: string; address: string; stop: () => Promise<unknown> }[] = []
for (const [at, name] of ['on', 'off'].entries()) {
  const dataDir = dataDirs[at] ?? ''
  // The database's own user may pass: its data then lie in here, and go with it.
  await chmod(dataDir, 0o755)
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', OFFLINE: name }
  products.push({ name, ...(await startChild(['scripts/start.js'], settings)) })
}
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})

/** A first visit, and one on another day, with the worker at work where there is one. */
async function visits(address: string, path: string): Promise<[Visit, Visit]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await slowly(page)
  await page.goto(address + path, { waitUntil: 'networkidle' })
  const first = await visited(page)
  await page.evaluate(() => localStorage.setItem('first-visit', '2026-01-01'))
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready
  })
  await page.goto(address + path, { waitUntil: 'networkidle' })
  const later = await visited(page)
  await context.close()
  return [first, later]
}

try {
  for (const path of ['/home', '/faq']) {
    const found = new Map(products.map(({ name }) => [name, [[], []] as [Visit[], Visit[]]]))
    for (let run = 0; run < runs; run += 1) {
      for (const { name, address } of run % 2 === 0 ? products : products.toReversed()) {
        const [first, later] = await visits(address, path)
        found.get(name)?.[0].push(first)
        found.get(name)?.[1].push(later)
      }
    }
    for (const [name, both] of found) {
      for (const [at, all] of both.entries()) {
        const of = (key: keyof Visit) => median(all.map(one => one[key])).toFixed(0)
        console.log(
          `${path}, OFFLINE=${name}, ${at === 0 ? 'first' : 'later'} visit: answered ${of('answered')} ms, ` +
            `first paint ${of('paint')} ms, ${of('scripts')} scripts, ${of('kilobytes')} kB of them sent`,
        )
      }
    }
  }
} finally {
  await browser.close()
  for (const { stop } of products) await stop()
  await Promise.all(dataDirs.map(dataDir => rm(dataDir, { recursive: true, force: true })))
}
