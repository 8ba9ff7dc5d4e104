import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { readPostmasterPid } from './postmaster-pid'

test.each([
  ['a file that is still empty', '', undefined],
  ['the file of a program that is no server', '-4711\n/data\n', undefined],
  ['a file without words', 'nothing', undefined],
  [
    'a server that runs',
    '4711\n/data\n1\n5432\n/socket\n\n 1 2\nready   \n',
    { pid: 4711, socketFolder: '/socket', ready: true },
  ],
])('%s tells of a process that can be signalled, or of none', async (_, text, told) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'postmaster.pid'), text)
  expect(await readPostmasterPid(folder)).toEqual(told)
})

test('where there is no file, no server is told of', async () => {
  expect(await readPostmasterPid(await temporaryFolder())).toBeUndefined()
})
