import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeBuild } from './kept-builds'
import { addStaticFiles } from './static-files'

let folder: string
let app: FastifyInstance
const web = () => join(folder, 'web')
const kept = () => join(folder, 'data/builds')

/** A release: its build takes the place of the one before. */
async function release(number: number): Promise<void> {
  await rm(web(), { recursive: true, force: true })
  await mkdir(join(web(), 'assets'), { recursive: true })
  await mkdir(join(web(), '.vite'), { recursive: true })
  const files = {
    '.vite/manifest.json': JSON.stringify({
      'src/main.tsx': { file: `assets/main000${number}.js` },
    }),
    'recover.html': `recover ${number}`,
    'assets/main-en.js': `main ${number}`,
    [`assets/main000${number}.js`]: `main ${number}`,
    [`assets/late000${number}.js`]: `late ${number}`,
    [`assets/late000${number}.js.br`]: `pressed ${number}`,
    'assets/sameface.woff2': 'a face',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(web(), name), text)
}

/** The product has run on it for a while, on that day of the month. */
async function use(number: number): Promise<void> {
  await storeBuild(web(), kept())
  const day = new Date(2026, 0, number)
  await utimes(join(kept(), `main000${number}`), day, day)
}

const ask = (url: string, encoding = 'identity') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duologue-builds-'))
  await release(1)
  app = Fastify()
  await addStaticFiles(app, { web: web(), audio: join(folder, 'audio'), kept: kept() })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('a page that was opened before a release finds its late files', async () => {
  await use(1)
  await release(2)
  const late = await ask('/assets/late0001.js', 'br')
  expect([late.statusCode, late.body, late.headers['content-encoding']]).toEqual([
    200,
    'pressed 1',
    'br',
  ])
  expect((await ask('/assets/late0001.js')).body).toBe('late 1')
  expect((await ask('/assets/late0002.js')).body).toBe('late 2')
  expect((await ask('/assets/none0000.js')).statusCode).toBe(404)
})

test('the files of two builds before are kept, whichever were used last', async () => {
  for (const number of [1, 2, 3, 4]) {
    await release(number)
    await use(number)
  }
  expect((await readdir(kept())).toSorted()).toEqual(['main0002', 'main0003', 'main0004'])
  expect((await ask('/assets/late0001.js')).statusCode).toBe(404)
  expect((await ask('/assets/late0002.js')).body).toBe('late 2')
})

test("what a killed process left half is nobody's file, and is made whole", async () => {
  await mkdir(join(kept(), 'main0001'), { recursive: true })
  await writeFile(join(kept(), 'main0001/late0001.js.77~'), 'la')
  await use(1)
  await release(2)
  expect((await ask('/assets/late0001.js')).body).toBe('late 1')
  expect((await ask('/assets/late0001.js.77~')).statusCode).toBe(404)
})

test('only what is named by its content is kept for good by browsers', async () => {
  const kept = async (url: string) => (await ask(url)).headers['cache-control']
  expect(await kept('/assets/late0001.js')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/assets/sameface.woff2')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/assets/main-en.js')).toBe('no-cache')
  expect(await kept('/recover')).toBe('no-cache')
  expect((await ask('/assets/..%2f..%2fdata')).statusCode).toBe(404)
})
