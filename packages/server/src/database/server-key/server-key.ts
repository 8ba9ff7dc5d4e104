import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../connect'
import { DatabaseRefusal } from '../database-refusal'
import { makeFolder } from '../embedded/make-folder'
import { readServerKey, serverKeySize } from './read-server-key'

const fileIn = (dataDir: string) => join(dataDir, 'server.key')

async function keyInFile(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = readServerKey(text)
  if (!key) throw new DatabaseRefusal(`${path} is damaged. Put the one of a backup in its place.`)
  return key
}

/** Writes the key that is kept beside the data in the place of what is there; `unlessThere`: of several at once the first. */
export async function writeServerKey(
  dataDir: string,
  key: Buffer,
  { unlessThere }: { unlessThere: boolean },
): Promise<void> {
  const path = fileIn(dataDir)
  await makeFolder(dataDir)
  const half = `${path}.${randomBytes(6).toString('hex')}.half`
  await writeFile(half, `${key.toString('hex')}\n`, { mode: 0o600, flush: true })
  if (!unlessThere) return rename(half, path)
  try {
    await link(half, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(half, { force: true })
  }
}

/** The server key: the setting, else the one that is kept beside the data; undefined where there is none yet. */
export const findServerKey = (told: {
  serverKey: Buffer | undefined
  dataDir: string
}): Promise<Buffer | undefined> =>
  told.serverKey ? Promise.resolve(told.serverKey) : keyInFile(fileIn(told.dataDir))

const fingerprintOf = (key: Buffer) =>
  createHash('sha256').update('duologue server key\n').update(key).digest()

/**
 * The server key (accounts.md#server-key), made at the first start. The database knows its fingerprint: another one ends
 * the start, as the secrets made with the first would be lost without a word. `isNew` puts this one in its place.
 */
export async function openServerKey(
  database: Pick<Database, 'pool'>,
  told: { serverKey: Buffer | undefined; dataDir: string },
  isNew = false,
): Promise<Buffer> {
  if (!told.serverKey && !(await findServerKey(told)))
    await writeServerKey(told.dataDir, randomBytes(serverKeySize), { unlessThere: true })
  const key = await findServerKey(told)
  if (!key) throw new Error('the server key was not kept')
  const { pool } = database
  const print = fingerprintOf(key)
  await pool.query(
    `insert into server_keys (one, fingerprint) values (1, $1) on conflict (one) ${
      isNew ? 'do update set fingerprint = excluded.fingerprint' : 'do nothing'
    }`,
    [print],
  )
  const { rows } = await pool.query<{ fingerprint: Buffer }>(
    'select fingerprint from server_keys where one = 1',
  )
  if (!rows[0]?.fingerprint.equals(print))
    throw new DatabaseRefusal(
      'SERVER_KEY is not the one that this database was made with. Put back the file server.key, or start once with --new-key: then every card of a pupil must be made anew.',
    )
  return key
}

/** A key for one use alone: who learns it learns nothing of the server key. */
export const keyFor = (serverKey: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverKey, '', use, serverKeySize))
