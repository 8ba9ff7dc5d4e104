import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client, Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectForCopies } from '../database/connections/connect-for-copies'
import { migrate } from '../database/migrations/migrate'
import type { Migration } from '../database/migrations/migration'
import { endRestoredHalls } from '../live/index'
import type { FileStore } from '../outside/files/files'
import { type BackupEnd, type BackupHead, BackupRefusal } from './backup-form'
import { type BackupEntry, inspectBackup, passOver, readEntries, textOf } from './inspect-backup'
import { dropEverything, listForeignKeys, quoted } from './table-list'

/** No statement of a restore is in a hurry (milliseconds; the most there is). */
const patient: object = { query_timeout: 2 ** 31 - 1 }

/** The steps that the backup had made; a backup of a newer product is refused. */
function stepsOf(head: BackupHead, known: readonly Migration[]): Migration[] {
  return head.migrations.map(({ number, name, checksum }) => {
    const own = known.find(step => step.number === number)
    if (own?.checksum === checksum) return own
    throw new BackupRefusal(
      `The backup was made by another version, ${head.version}: its migration ${name} is not known here. Restore it with that version or a newer one; nothing was changed.`,
    )
  })
}

async function putFile(store: FileStore, name: string, content: BackupEntry['content']) {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  await store.write(basename(name), Buffer.concat(parts))
}

async function putRows(
  client: Client,
  head: BackupHead,
  name: string,
  content: BackupEntry['content'],
) {
  const table = head.tables.find(known => known.name === name)
  if (!table) throw new BackupRefusal(`The backup holds rows of ${name}, which nobody knows.`)
  const columns = table.columns.map(quoted).join(', ')
  await pipeline(content, client.query(copyFrom(`copy ${quoted(name)} (${columns}) from stdin`)))
}

/** Where what is no row goes. */
interface Places {
  files: FileStore
  keepServerKey(text: string): Promise<void>
}

/** Puts all rows in while nothing watches them: what triggers would reckon anew stands in the rows already. */
async function fill(client: Client, path: string, head: BackupHead, told: Places) {
  const say = (text: string) => client.query({ ...patient, text })
  await say('begin')
  await say('set local statement_timeout = 0')
  await say('set local idle_in_transaction_session_timeout = 0')
  const keys = await listForeignKeys(client)
  for (const { drop } of keys) await say(drop)
  for (const { name } of head.tables) {
    await say(`alter table ${quoted(name)} disable trigger user`)
    // Some migrations put first rows in.
    await say(`delete from ${quoted(name)}`)
  }
  for await (const { kind, name, content } of readEntries(path)) {
    if (kind === 'media') await putFile(told.files, name, content)
    else if (kind === 'server.key') await told.keepServerKey(await textOf(content))
    else if (kind === 'rows') await putRows(client, head, name, content)
    else await passOver(content)
  }
  await endRestoredHalls(client)
  for (const { name } of head.tables) await say(`alter table ${quoted(name)} enable trigger user`)
  for (const { make } of keys) await say(make)
  for (const { name, value } of head.sequences)
    await client.query('select setval($1::regclass, $2)', [quoted(name), value])
  await say('commit')
}

/**
 * Puts a backup in the place of everything in a database and of the uploads. The product must not run meanwhile;
 * its next start makes the migrations that came after the backup. A backup that is not whole changes nothing; what
 * fails later leaves the database empty, and the restore can be tried again. Throws a BackupRefusal with a sentence
 * that says what to do.
 */
export async function readBackup(
  pool: Pool,
  path: string,
  told: Places & { migrations: readonly Migration[] },
): Promise<BackupEnd> {
  const { head, end } = await inspectBackup(path)
  const steps = stepsOf(head, told.migrations)
  await dropEverything(pool)
  await migrate(pool, steps)
  const client = await connectForCopies(pool)
  try {
    await fill(client, path, head, told)
    return end
  } finally {
    await client.end().catch(() => undefined)
  }
}
