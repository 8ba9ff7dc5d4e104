import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { openDataFolder } from './data-folder'
import { makeFolder } from './make-folder'

test('a folder is made with those above it, and twice is as good as once', async () => {
  const path = join(await temporaryFolder(), 'a', 'b', 'c')
  await Promise.all([makeFolder(path), makeFolder(path)])
  await makeFolder(path)
  expect((await stat(path)).isDirectory()).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'a data folder where no folder can be made ends the start with a sentence',
  async () => {
    await expect(openDataFolder('/proc/none')).rejects.toThrow(
      'The data folder /proc/none cannot be used',
    )
  },
)
