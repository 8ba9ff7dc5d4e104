import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { german } from '../../testing/apps/german'
import { plainRenderer } from '../../testing/plain-renderer'
import { pageLanguages } from '../languages/page-languages'
import { addManifest } from './manifest'
import { addWorkerFile } from './worker-file'

let web: string
let app: FastifyInstance
const build = {
  main: '/assets/main0001.js',
  steady: '/assets/main-en.js',
  few: ['/assets/main0001.js'],
  more: ['/assets/late0001.js'],
  program: 'begin()',
}

function open(more: { isOffered?: boolean; told?: unknown; kept?: typeof build } = {}) {
  const { isOffered = true, told = 'a site', ...renderer } = { kept: build, ...more }
  const languages = pageLanguages({ ...plainRenderer, ...renderer }, german, ['de'])
  app = Fastify()
  addManifest(app, languages)
  addWorkerFile(app, { languages, web, isOffered, told })
}

beforeEach(async () => {
  web = await mkdtemp(join(tmpdir(), 'duologue-worker-'))
  await writeFile(join(web, 'ending-worker.js'), 'end()')
})
afterEach(async () => {
  await app.close()
  await rm(web, { recursive: true, force: true })
})

const ask = (url: string) => app.inject({ url })
const versionOf = async () => /"version":"([\w-]{8})"/.exec((await ask('/worker.js')).body)?.[1]

test('the worker is told what it keeps, in one language, and is asked for anew each time', async () => {
  open()
  const { statusCode, headers, body } = await ask('/worker.js?language=xx')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(headers['x-offline']).toBeUndefined()
  const [told = '', program] = body.split('\n')
  expect(program).toBe('begin()')
  const { program: _, ...files } = build
  expect(JSON.parse(told.replace(/^const built=|;$/g, ''))).toEqual({
    version: expect.stringMatching(/^[\w-]{8}$/),
    language: 'en',
    ...files,
  })
})

test('another build, another worker, another site each make another version; nothing else does', async () => {
  const versions = new Set<string | undefined>()
  for (const more of [
    {},
    { kept: { ...build, more: [] } },
    { kept: { ...build, program: 'begin(2)' } },
    { told: 'another site' },
  ]) {
    open(more)
    expect(await versionOf()).toBe(await versionOf())
    versions.add(await versionOf())
    await app.close()
  }
  open()
  expect(versions.add(await versionOf()).size).toBe(4)
})

test.each([
  ['where nothing is to work without a connection', { isOffered: false }],
  ['where there is no build', { kept: undefined }],
])('%s the ending worker is in its place', async (_, more) => {
  open(more as Parameters<typeof open>[0])
  const { body, headers } = await ask('/worker.js?language=de')
  expect([body, headers['x-offline'], headers['cache-control']]).toEqual([
    'end()',
    'off',
    'no-cache',
  ])
})

test('who installs it is told what it is in their language', async () => {
  open()
  const { headers, body } = await ask('/manifest.webmanifest?language=de')
  expect(headers['content-type']).toBe('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({
    id: '/',
    lang: 'de',
    dir: 'ltr',
    start_url: '/home?from=home-screen',
    display: 'standalone',
    shortcuts: [{ name: 'Wiederholen', url: '/review' }, {}, {}],
  })
  expect(JSON.parse((await ask('/manifest.webmanifest')).body)).toMatchObject({ lang: 'en' })
})
