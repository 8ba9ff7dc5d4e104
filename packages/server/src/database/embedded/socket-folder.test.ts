import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { makeSocketFolder, removeSocketFolder } from './socket-folder'

const before = process.env['RUNTIME_DIRECTORY']
afterEach(() => {
  if (before === undefined) delete process.env['RUNTIME_DIRECTORY']
  else process.env['RUNTIME_DIRECTORY'] = before
})

/** Where the socket lies for a service whose own folder is told so. */
async function placeFor(told: string | undefined): Promise<string> {
  if (told === undefined) delete process.env['RUNTIME_DIRECTORY']
  else process.env['RUNTIME_DIRECTORY'] = told
  const folder = await makeSocketFolder(undefined)
  onTestFinished(() => removeSocketFolder(folder))
  return dirname(folder)
}

test('a service keeps its socket in its own folder, which a command beside it sees', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'service-')))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o700)
  expect(await placeFor(folder)).toBe(folder)
  expect(await placeFor(`${folder}:/run/other`)).toBe(folder)
})

test('without one, or with one that is not there, it lies where temporary files do', async () => {
  const usual = await placeFor(undefined)
  expect(await placeFor('/run/not-there')).toBe(usual)
  expect(await placeFor('')).toBe(usual)
})
