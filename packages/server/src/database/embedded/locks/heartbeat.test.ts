import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '../../../testing/apps/recording-log'
import { temporaryFolder } from '../../../testing/apps/temporary-folder'
import { thisPlace } from '../this-place'
import { type HeartbeatOptions, startHeartbeat } from './heartbeat'

const here = { host: 'this-host', id: 'boot net pid' }
const elsewhere = { host: 'other-host', id: 'boot net-2 pid-2' }
const times = { beat: 10, dead: 200 }

async function options(): Promise<HeartbeatOptions> {
  const path = join(await temporaryFolder(), 'owner.json')
  return { path, here, times, log: recordingLog(), onLost: () => undefined }
}

async function start(given: HeartbeatOptions) {
  const heartbeat = await startHeartbeat(given)
  onTestFinished(() => heartbeat.stop())
  return heartbeat
}

const refusal =
  'The data folder is in use from another container or host (this-host). Stop that one, or start this one with another DATA_DIR.'

test('a folder that is used from another container is refused', async () => {
  const given = await options()
  await start(given)
  await expect(startHeartbeat({ ...given, here: elsewhere })).rejects.toThrow(refusal)
})

test('a folder that another container left cleanly is free at once', async () => {
  const given = await options()
  const first = await startHeartbeat(given)
  await first.stop()
  const log = recordingLog()
  await start({ ...given, here: elsewhere, log })
  expect(log.said).toEqual([])
})

test('a folder whose container was killed is free when it has been silent for long enough', async () => {
  const given = await options()
  await writeFile(given.path, JSON.stringify({ ...elsewhere, token: 'dead' }))
  const log = recordingLog()
  await start({ ...given, log })
  expect(log.said).toEqual(['Waiting whether the data folder is still used from other-host.'])
  expect(JSON.parse(await readFile(given.path, 'utf8'))).toMatchObject(here)
})

test('an owner whose date lies hours back but who beats is alive', async () => {
  const given = await options()
  await start(given)
  const skewed = setInterval(() => void utimes(given.path, 0, Date.now() / 1000 + 3600), 1)
  onTestFinished(() => clearInterval(skewed))
  await expect(startHeartbeat({ ...given, here: elsewhere })).rejects.toThrow(refusal)
})

test('after a kill in the same place, where the app lock decides, there is nothing to wait for', async () => {
  const given = await options()
  await writeFile(given.path, JSON.stringify({ ...here, token: 'dead' }))
  await start(given)
  expect((given.log as ReturnType<typeof recordingLog>).said).toEqual([])
})

test('of several that take a dead folder at once one wins', async () => {
  const given = await options()
  await writeFile(given.path, 'cut off by a power lo')
  await utimes(given.path, 0, 0)
  const tries = ['a', 'b', 'c', 'd'].map(id => start({ ...given, here: { host: id, id } }))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a program that slept while another took the folder is told to stop', async () => {
  const given = await options()
  const lost = new Promise<void>(resolve => {
    void start({ ...given, onLost: resolve }).then(() =>
      writeFile(given.path, JSON.stringify({ ...elsewhere, token: 'new' })),
    )
  })
  await lost
  expect(JSON.parse(await readFile(given.path, 'utf8'))).toMatchObject(elsewhere)
})

test('two programs of one machine are in the same place', async () => {
  expect(await thisPlace()).toEqual(await thisPlace())
})
