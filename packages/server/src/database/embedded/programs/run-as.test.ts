import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/apps/temporary-folder'
import { canReach, canUse } from './run-as'

const stranger = { uid: 54321, gid: 54321 }

test.each([
  { folder: 0o755, file: 0o755, reach: true, use: true },
  { folder: 0o711, file: 0o755, reach: true, use: true },
  { folder: 0o700, file: 0o755, reach: false, use: false },
  { folder: 0o750, file: 0o755, reach: false, use: false },
  { folder: 0o755, file: 0o700, reach: true, use: false },
])('a stranger is kept out by modes alone: %o', async ({ folder, file, reach, use }) => {
  const above = await temporaryFolder()
  const path = join(above, 'folder', 'file')
  await mkdir(join(above, 'folder'))
  await writeFile(path, '')
  await chmod(path, file)
  await chmod(join(above, 'folder'), folder)
  expect(await canReach(path, stranger)).toBe(reach)
  expect(await canUse(path, stranger)).toBe(use)
  const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  expect(await canUse(path, owner)).toBe(true)
  expect(await canUse(path, undefined)).toBe(true)
})
