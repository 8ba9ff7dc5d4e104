import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  type BackupEnd,
  type BackupHead,
  BackupRefusal,
  backupEnd,
  backupHead,
} from './backup-form'

const kinds = ['rows', 'media', 'head.json', 'server.key', 'end.json'] as const

/** One entry of a backup: where it belongs, and its content, which must be read to its end. */
export interface BackupEntry {
  kind: (typeof kinds)[number]
  /** The name of the table, or of the file in the folder of uploads. */
  name: string
  content: AsyncIterable<Buffer>
}

function entryOf(name: string, content: AsyncIterable<Buffer>): BackupEntry {
  const [first = '', ...rest] = name.split('/')
  const kind = kinds.find(known => known === first)
  if (!kind) throw new BackupRefusal(`The backup holds ${name}, which nobody knows.`)
  const own = kind === 'rows' ? (rest[0] ?? '') : rest.join('/')
  if (kind === 'media' && (!/^[\w-]+(\/[\w.-]+)*$/.test(own) || own.includes('..')))
    throw new BackupRefusal(`The backup names a file that cannot be one of ours: ${own}.`)
  return { kind, name: own, content }
}

/** The entries of a backup, one after the other. */
export async function* readEntries(path: string): AsyncGenerator<BackupEntry> {
  const archive = extract()
  const reading = pipeline(createReadStream(path), createGunzip(), archive)
  // Whoever reads the entries hears of it; here it only must not stay unheard.
  reading.catch(error => archive.destroy(error))
  archive.on('error', () => undefined)
  for await (const entry of archive) {
    entry.on('error', () => undefined)
    yield entryOf(entry.header.name, entry as AsyncIterable<Buffer>)
  }
  await reading
}

/** Reads what nobody needs: the next entry comes behind it. */
export async function passOver(content: BackupEntry['content']): Promise<void> {
  const parts = content[Symbol.asyncIterator]()
  while (!(await parts.next()).done);
}

/** The whole of an entry that is a text. */
export async function textOf(content: BackupEntry['content']): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/** Lines of a text: a row of a table is one line, whatever it holds. */
async function linesOf(content: BackupEntry['content']): Promise<number> {
  let lines = 0
  for await (const part of content) for (const byte of part) if (byte === 10) lines += 1
  return lines
}

async function look(path: string): Promise<{ head: BackupHead; end: BackupEnd }> {
  let head: BackupHead | undefined
  let end: BackupEnd | undefined
  let files = 0
  const rows: Record<string, number> = {}
  for await (const { kind, name, content } of readEntries(path)) {
    if (kind === 'head.json') {
      head = backupHead.parse(JSON.parse(await textOf(content)))
      for (const table of head.tables) rows[table.name] = 0
    } else if (kind === 'end.json') end = backupEnd.parse(JSON.parse(await textOf(content)))
    else if (kind === 'rows') rows[name] = (rows[name] ?? 0) + (await linesOf(content))
    else if (kind === 'server.key') await passOver(content)
    else {
      await passOver(content)
      files += 1
    }
  }
  const isWhole = end?.files === files && JSON.stringify(end.rows) === JSON.stringify(rows)
  if (!head || !end || !isWhole) throw new Error('something is missing')
  return { head, end }
}

/** What is wrong with a file that could not be read as a backup. */
async function faultOf(path: string, error: unknown): Promise<string> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return `There is no file ${path}.`
  if (code === 'EISDIR') return `${path} is a folder and no backup.`
  if (code === 'EACCES') return `${path} may not be read by who runs this.`
  const start = await firstBytes(path).catch(() => undefined)
  if (start?.length === 0) return `${path} is empty.`
  const isPacked = start?.[0] === 0x1f && start[1] === 0x8b
  return isPacked
    ? `${path} is no backup of Duologue, or it is damaged, or it was cut off.`
    : `${path} is no backup of Duologue.`
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Reads a whole backup without using it. Throws a BackupRefusal when it is none, or when a part of it is missing. */
export async function inspectBackup(path: string): Promise<{ head: BackupHead; end: BackupEnd }> {
  try {
    return await look(path)
  } catch (error) {
    if (error instanceof BackupRefusal) throw error
    throw new BackupRefusal(`${await faultOf(path, error)} Use another one; nothing was changed.`)
  }
}
