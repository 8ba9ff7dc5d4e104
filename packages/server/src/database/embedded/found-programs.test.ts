import { chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '../../testing/apps/recording-log'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { makeCluster } from './make-cluster'
import { findPrograms, installedPrograms } from './programs/programs'
import { nobody, weAreRoot } from './programs/run-as'
import { startEmbedded } from './start-embedded'

const runAs = weAreRoot() ? nobody : undefined
const bundled = await findPrograms(runAs, undefined, recordingLog())
const installed = await installedPrograms(runAs, recordingLog())

test('the bundled server is preferred', () => {
  expect(bundled).toMatchObject({ bundled: true, major: 18 })
})

test.runIf(installed.major !== bundled.major)(
  'a database made by the PostgreSQL of this machine is run by it',
  async () => {
    const dataDir = await temporaryFolder()
    const folder = join(dataDir, 'pg', 'data')
    await mkdir(join(dataDir, 'pg'))
    await makeCluster({ folder, runAs, major: undefined }, installed)
    const embedded = await startEmbedded({ dataDir, log: recordingLog() })
    onTestFinished(() => embedded.stop())
    const client = new Client(embedded.connection)
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major, datctype, current_setting('data_checksums') as checksums from pg_database where datname = current_database()`,
    )
    await client.end()
    expect(rows).toEqual([{ major: installed.major, datctype: 'C.UTF-8', checksums: 'on' }])
    expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe(`${installed.major}\n`)
  },
)

test.runIf(weAreRoot())('a database that was given to root is refused with the cure', async () => {
  const dataDir = await temporaryFolder()
  const { whereIsTheData, stop } = await startEmbedded({ dataDir, log: recordingLog() })
  await stop()
  await chown(whereIsTheData, 0, 0)
  await expect(startEmbedded({ dataDir, log: recordingLog() })).rejects.toThrow(
    `Give it to another user: chown -R 65534:65534 ${whereIsTheData}`,
  )
})
