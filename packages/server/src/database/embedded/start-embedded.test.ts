import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '../../testing/apps/recording-log'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { type Embedded, startEmbedded } from './start-embedded'

async function start(dataDir: string, log = recordingLog()): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log })
  onTestFinished(() => embedded.stop())
  return embedded
}

async function ask({ connection }: Embedded, query: string): Promise<unknown[]> {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

test('a new folder becomes a durable database that knows the letters of every language', async () => {
  const embedded = await start(await temporaryFolder())
  const settings = ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit']
  const shown = settings.map(name => `current_setting('${name}')`)
  expect(await ask(embedded, `select ${shown}`)).toEqual(settings.map(() => 'on'))
  await ask(embedded, 'create extension pg_trgm')
  expect(await ask(embedded, `select cardinality(show_trgm('汉字'))`)).toEqual([3])
  expect(await ask(embedded, `select lower('ÉÑÜ'), 'a' < 'B'`)).toEqual(['éñü', false])
})

test('the data are there again after a stop and a start', async () => {
  const folder = await temporaryFolder()
  const first = await start(folder)
  await ask(first, `create table kept as select 'here' as word`)
  await first.stop()
  expect(existsSync(first.connection.host)).toBe(false)
  expect(await readdir(join(folder, 'pg'))).toEqual(['data'])
  expect(await ask(await start(folder), 'select word from kept')).toEqual(['here'])
})

test('a second program on the folder is refused and told who uses it', async () => {
  const folder = await temporaryFolder()
  const first = await start(folder)
  await expect(startEmbedded({ dataDir: folder, log: recordingLog() })).rejects.toThrow(
    `The data folder is in use by another running Duologue (pid ${process.pid}). Stop it, or start this one with another DATA_DIR.`,
  )
  expect(await ask(first, 'select 1')).toEqual([1])
})

test('of six that start at once on a new folder exactly one wins', async () => {
  const folder = await temporaryFolder()
  const tries = Array.from({ length: 6 }, () => start(folder))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a lock file whose pid now belongs to another process does not hinder the start', async () => {
  const folder = await temporaryFolder()
  const { whereIsTheData, stop } = await start(folder)
  await stop()
  const lines = [process.pid, whereIsTheData, 1, 5432, '/tmp', '', '  1 2', 'ready', '']
  await writeFile(join(whereIsTheData, 'postmaster.pid'), lines.join('\n'))
  expect(await ask(await start(folder), 'select 1')).toEqual([1])
})

test('what a killed first start left half-made is cleared away', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'pg', 'data.new-abc'), { recursive: true })
  await start(folder)
  expect((await readdir(join(folder, 'pg'))).sort()).toEqual(['data', 'owner.json'])
})

test('a database of a version that cannot be run is refused and left as it is', async () => {
  const folder = await temporaryFolder()
  const { whereIsTheData, stop } = await start(folder)
  await stop()
  await writeFile(join(whereIsTheData, 'PG_VERSION'), '9\n')
  await expect(startEmbedded({ dataDir: folder, log: recordingLog() })).rejects.toThrow(
    `The database in ${whereIsTheData} was made by PostgreSQL 9, the bundled server is 18. Start the previous version, run its backup, then restore into a new folder.`,
  )
  await writeFile(join(whereIsTheData, 'PG_VERSION'), '18\n')
  expect(await ask(await start(folder), 'select 1')).toEqual([1])
})

test('a folder that cannot be made is refused with what to do', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  await expect(
    startEmbedded({ dataDir: join(folder, 'file', 'data'), log: recordingLog() }),
  ).rejects.toThrow(/cannot be used .* start with another DATA_DIR\.$/)
})
