import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { recordingLog } from '../../testing/apps/recording-log'
import { startTestServer } from '../../testing/apps/test-server'
import { openBreakableWay } from '../../testing/databases/breakable-way'
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../../testing/databases/replicated-postgres'
import { seedConversation } from '../../testing/school/seed-conversation'
import { connectDatabase } from '../connect'

let servers: ReplicatedPostgres
beforeAll(async () => {
  servers = await startReplicatedPostgres()
})
afterAll(() => servers.stop())

test('a start on a stand-by says so', async () => {
  const started = connectDatabase({
    databaseUrl: servers.standBy,
    dataDir: '',
    log: recordingLog(),
  })
  await expect(started).rejects.toThrow(
    /^The database postgres at 127\.0\.0\.1:\d+ is a stand-by, which only reads\. Let DATABASE_URL lead to its primary\.$/,
  )
})

test('while the address leads to a stand-by every call is refused, and nothing is asked of it', async () => {
  const way = await openBreakableWay(servers.primary)
  const said: string[] = []
  const engine = { name: 'separate', url: servers.primary, isSame: false } as const
  const server = await startTestServer(engine, {
    through: way.through,
    logTo: { write: line => void said.push(line) },
  })
  onTestFinished(async () => {
    await server.close().catch(() => undefined)
    await way.cut()
  })
  const { id } = await seedConversation(server.pool)
  const view = { params: { id }, body: {} }
  const { stats } = await server.ask(conversations.recordView, view)
  expect(stats.views).toBe(1)
  await servers.caughtUp()
  const readyz = async () => (await fetch(`${server.address}/readyz`)).status
  expect(await readyz()).toBe(200)

  await way.leadTo(servers.standBy)
  const busy = { status: 503, code: 'database-away' }
  for (let time = 0; time < 3; time += 1) {
    expect(await server.refused(conversations.recordView, view)).toMatchObject(busy)
    expect(await server.refused(conversations.getConversation, { params: { id } })).toMatchObject(
      busy,
    )
  }
  expect(await readyz()).toBe(503)
  expect(said.filter(line => line.includes('The database is read-only'))).toHaveLength(1)

  // The stand-by takes the place of the primary that is lost.
  await servers.stop('primary')
  await servers.on('standBy', 'select pg_promote()')
  await vi.waitFor(async () => expect(await readyz()).toBe(200), 10_000)
  expect((await server.ask(conversations.recordView, view)).stats.views).toBe(1)
  expect(said.filter(line => line.includes('A primary answers again.'))).toHaveLength(1)
}, 60_000)
