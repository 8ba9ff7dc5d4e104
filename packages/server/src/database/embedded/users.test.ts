import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startChildApp } from '../../testing/apps/child-app'
import { recordingLog } from '../../testing/apps/recording-log'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { canReach, nobody, weAreRoot } from './programs/run-as'
import { startEmbedded } from './start-embedded'

/** Root alone can become others; and they must be able to read the project. */
const othersCanRun = weAreRoot() && (await canReach(fileURLToPath(import.meta.url), nobody))

async function runOnce(folder: string, runAs?: { uid: number; gid: number }): Promise<string[]> {
  const app = startChildApp('acknowledging-app', [folder, 'once'], runAs)
  await app.ended
  return [...app.lines]
}

test.runIf(othersCanRun)('a normal user runs it in their own folder', async () => {
  const folder = await temporaryFolder(0o777)
  expect(await runOnce(folder, nobody)).toEqual(['1'])
  expect(await runOnce(folder, nobody)).toEqual(['2'])
  expect((await stat(join(folder, 'pg', 'data'))).uid).toBe(nobody.uid)
})

test.runIf(othersCanRun)('root goes on with the database of a normal user', async () => {
  const folder = await temporaryFolder(0o777)
  expect(await runOnce(folder, nobody)).toEqual(['1'])
  expect(await runOnce(folder)).toEqual(['2'])
  expect(await runOnce(folder, nobody)).toEqual(['3'])
})

test.runIf(othersCanRun)('a user without a name is told to use one that has', async () => {
  const folder = await temporaryFolder(0o777)
  expect(await runOnce(folder, { uid: 54321, gid: 54321 })).toEqual([
    expect.stringContaining(
      'Start Duologue as a user with an entry in /etc/passwd, or set DATABASE_URL',
    ),
  ])
})

test.runIf(othersCanRun)('a user who may not read the database is told so', async () => {
  const folder = await temporaryFolder(0o777)
  await runOnce(folder)
  const [answer] = await runOnce(folder, { uid: 54321, gid: 54321 })
  expect(answer).toMatch(
    /Give it to the user who starts Duologue, or start with another DATA_DIR\.$/,
  )
})

test.runIf(weAreRoot())(
  'root with a folder that others cannot reach keeps the database apart',
  async () => {
    const folder = await temporaryFolder(0o700)
    const log = recordingLog()
    for (const start of ['first', 'second']) {
      const embedded = await startEmbedded({ dataDir: folder, log })
      onTestFinished(() => rm(embedded.whereIsTheData, { recursive: true, force: true }))
      expect(embedded.whereIsTheData, start).toMatch(/^\/var\/lib\/duologue\/data-[0-9a-f]{16}$/)
      expect(log.said.at(-1)).toContain(embedded.whereIsTheData)
      expect((await stat(embedded.whereIsTheData)).mode & 0o777).toBe(0o700)
      await embedded.stop()
    }
  },
)
