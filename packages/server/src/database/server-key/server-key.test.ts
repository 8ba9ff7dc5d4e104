import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { openFreshDatabase } from '../../testing/databases/open-database'
import { readServerKey } from './read-server-key'
import { findServerKey, openServerKey, writeServerKey } from './server-key'

const wrong = /^SERVER_KEY is not the one that this database was made with\./

test.each([
  ['ab'.repeat(32), true],
  [` ${'AB'.repeat(32)}\n`, true],
  [Buffer.alloc(32, 7).toString('base64'), true],
  [Buffer.alloc(32, 255).toString('base64url'), true],
  ['ab'.repeat(31), false],
  ['a password of somebody', false],
  [Buffer.alloc(33, 7).toString('base64'), false],
  ['', false],
])('%s is a server key: %s', (text, isKey) => {
  expect(readServerKey(text)?.length).toBe(isKey ? 32 : undefined)
})

describeOnDatabase('the server key', engine => {
  test('is made once, by whichever process is first, and nobody else may read it', async () => {
    const database = await openFreshDatabase(engine)
    const dataDir = join(await temporaryFolder(), 'data')
    const told = { serverKey: undefined, dataDir }
    const keys = await Promise.all([1, 2, 3].map(() => openServerKey(database, told)))
    expect(new Set(keys.map(key => key.toString('hex'))).size).toBe(1)
    expect((await stat(join(dataDir, 'server.key'))).mode & 0o777).toBe(0o600)
    expect(await findServerKey(told)).toEqual(keys[0])
  })

  test('is that of the database, unless another one is wanted', async () => {
    const database = await openFreshDatabase(engine)
    const dataDir = await temporaryFolder()
    const first = { serverKey: Buffer.alloc(32, 1), dataDir }
    const other = { serverKey: Buffer.alloc(32, 2), dataDir }
    expect(await openServerKey(database, first)).toEqual(first.serverKey)
    await expect(openServerKey(database, other)).rejects.toThrow(wrong)
    await expect(openServerKey(database, { serverKey: undefined, dataDir })).rejects.toThrow(wrong)
    expect(await openServerKey(database, first)).toEqual(first.serverKey)
    expect(await openServerKey(database, other, true)).toEqual(other.serverKey)
    await expect(openServerKey(database, first)).rejects.toThrow(wrong)
  })

  test('in a damaged file ends the start; that of a backup takes its place', async () => {
    const database = await openFreshDatabase(engine)
    const dataDir = await temporaryFolder()
    const path = join(dataDir, 'server.key')
    await writeFile(path, 'half a k')
    await expect(openServerKey(database, { serverKey: undefined, dataDir })).rejects.toThrow(
      'is damaged',
    )
    const key = Buffer.alloc(32, 3)
    await writeServerKey(dataDir, key, { unlessThere: false })
    expect(await openServerKey(database, { serverKey: undefined, dataDir })).toEqual(key)
    await writeServerKey(dataDir, Buffer.alloc(32, 4), { unlessThere: true })
    expect(await readFile(path, 'utf8')).toBe(`${key.toString('hex')}\n`)
  })
})
