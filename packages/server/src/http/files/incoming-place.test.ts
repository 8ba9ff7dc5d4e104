import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { clearIncoming, incomingPlace } from './incoming-place'

/** An empty folder for temporary files, during the test. */
async function emptyTemporaryFolder(): Promise<string> {
  const folder = await temporaryFolder()
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  onTestFinished(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })
  return folder
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

test('a server that starts clears what came in to one that was killed, and nothing else', async () => {
  const folder = await emptyTemporaryFolder()
  const left = [
    `duologue-incoming-${await endedProcess()}-there-file`,
    // In a container the numbers come again.
    `duologue-incoming-${process.pid}-before-file`,
  ]
  const kept = ['duologue-incoming-1-there-file', 'duologue-incoming-X1y2Z3', 'notes-7-file']
  await Promise.all([...left, ...kept].map(name => writeFile(join(folder, name), '')))
  await writeFile(incomingPlace(), 'still coming')
  expect(await readdir(folder)).toHaveLength(left.length + kept.length + 1)
  await clearIncoming()
  const names = await readdir(folder)
  expect(names).toEqual(expect.arrayContaining(kept))
  expect(names).toHaveLength(kept.length + 1)
})
