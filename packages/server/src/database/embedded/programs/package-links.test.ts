import { mkdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/apps/temporary-folder'
import { makeLinks } from './package-links'

test('missing links are made, relative, and those that exist are left', async () => {
  const native = await temporaryFolder()
  await mkdir(join(native, 'lib'))
  await writeFile(join(native, 'lib', 'libx.so.1.2'), 'x')
  const links = ['libx.so', 'libx.so.1'].map(name => ({
    source: 'native/lib/libx.so.1.2',
    target: `native/lib/${name}`,
  }))
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  expect(await makeLinks(native)).toBe(true)
  expect(await makeLinks(native)).toBe(true)
  expect(await readlink(join(native, 'lib', 'libx.so.1'))).toBe('libx.so.1.2')
  expect(await readFile(join(native, 'lib', 'libx.so'), 'utf8')).toBe('x')
})
