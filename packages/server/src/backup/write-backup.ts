import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, Pool } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { connectForCopies } from '../database/connections/connect-for-copies'
import { storedNames } from '../media/index'
import { type FileStore, placeIn } from '../outside/files/files'
import type { BackupEnd, BackupHead } from './backup-form'
import { type CopiedTable, listSequences, listTables, quoted } from './table-list'

/** Bytes of rows in one entry: an entry tells its size before its content. */
const portion = 4 * 1024 * 1024

/** No statement of a backup is in a hurry (milliseconds; the most there is). */
const patient = { query_timeout: 2 ** 31 - 1 }

/** Where the uploads are kept, and what the backup tells of itself. */
interface BackupTold {
  files: FileStore
  /** The server key, if there is one yet; it is in the backup as cards of pupils are worth nothing without it. */
  serverKey: Buffer | undefined
  version: string
  now: Date
}

function addEntry(archive: Pack, name: string, content: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, error => (error ? reject(error) : resolve()))
  })
}

/** Copies a table out in portions of whole rows; answers how many rows there are. */
async function addTable(archive: Pack, client: Client, table: CopiedTable): Promise<number> {
  const columns = table.columns.map(quoted).join(', ')
  const rows = client.query(copyTo(`copy ${quoted(table.name)} (${columns}) to stdout`))
  let waiting: Buffer[] = []
  let size = 0
  let part = 0
  const flush = async () => {
    if (size === 0) return
    part += 1
    await addEntry(archive, `rows/${table.name}/${part}`, Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= portion) await flush()
  }
  await flush()
  return rows.rowCount
}

/** A file that goes while the backup is made was wanted by nobody any more. */
async function addFile(archive: Pack, store: FileStore, name: string): Promise<boolean> {
  const kept = await store.open(name)
  if (!kept) return false
  const content = await kept.read()
  await pipeline(content, archive.entry({ name: `media/${placeIn(name)}`, size: kept.size }))
  return true
}

async function addAll(archive: Pack, client: Client, told: BackupTold): Promise<BackupEnd> {
  const tables = await listTables(client)
  const { rows: migrations } = await client.query<BackupHead['migrations'][number]>(
    'select number, name, checksum from migrations order by number',
  )
  const head: BackupHead = {
    product: 'duologue',
    form: 1,
    version: told.version,
    madeAt: told.now.toISOString(),
    migrations,
    tables,
    sequences: await listSequences(client),
  }
  await addEntry(archive, 'head.json', JSON.stringify(head))
  if (told.serverKey) await addEntry(archive, 'server.key', told.serverKey.toString('hex'))
  const rows: BackupEnd['rows'] = {}
  for (const table of tables) rows[table.name] = await addTable(archive, client, table)
  let files = 0
  for (const name of await storedNames(drizzle({ client })))
    if (await addFile(archive, told.files, name)) files += 1
  const end = { rows, files }
  await addEntry(archive, 'end.json', JSON.stringify(end))
  archive.finalize()
  return end
}

/**
 * Writes the whole database, as it was at one moment, and the uploaded files into one compressed archive, while the
 * product runs and people write. Files come after the rows that name them, so none that a row names is missing.
 */
export async function writeBackup(pool: Pool, out: Writable, told: BackupTold): Promise<BackupEnd> {
  const client = await connectForCopies(pool)
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const archive = pack()
    const [end] = await Promise.all([
      addAll(archive, client, told),
      pipeline(archive, createGzip({ level: 6 }), out),
    ])
    await client.query({ ...patient, text: 'commit' })
    return end
  } finally {
    await client.end().catch(() => undefined)
  }
}
