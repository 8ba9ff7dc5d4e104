import { conversations } from '@duologue/contract/conversations'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refusalOf } from '../testing/apps/contract-client'
import { startTestServer } from '../testing/apps/test-server'
import { openBreakableWay } from '../testing/databases/breakable-way'
import { describeEachWay } from '../testing/databases/database-engines'
import { seedConversation } from '../testing/school/seed-conversation'

const busy = {
  status: 503,
  code: 'database-away',
  message: 'The service is busy. Please try again in a moment.',
}

describeEachWay('a call that waits too long in the database', engine => {
  test('is told to come back, and its view is not counted', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { id } = await seedConversation(server.pool)
    const holder = await server.pool.connect()
    await holder.query('begin; select from conversations for update')
    const call = { params: { id }, body: {} }
    expect(await server.refused(conversations.recordView, call)).toEqual(busy)
    await holder.query('rollback')
    holder.release()
    const { stats } = await server.ask(conversations.recordView, call)
    expect(stats.views).toBe(1)
  })
})

describeEachWay('a server whose database goes away', engine => {
  test('says so at every call, lives on, and is whole when the database is back', async () => {
    const way = await openBreakableWay(engine.url)
    const server = await startTestServer(engine, { through: way.through })
    onTestFinished(async () => {
      await way.mend().catch(() => undefined)
      await server.close()
      await way.cut()
    })
    const { id } = await seedConversation(server.pool)
    const paths = ['/readyz', '/api/conversations', `/api/conversations/${id}`]
    const statuses = () =>
      Promise.all(paths.map(async path => (await fetch(server.address + path)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    const page = () => fetch(`${server.address}/home?asks=/api/conversations`)
    expect((await page()).status).toBe(200)

    await way.cut()
    for (const path of paths) {
      const response = await fetch(server.address + path)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refusalOf(response)).toEqual(busy)
    }
    const { status, headers } = await page()
    expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const view = await server.refused(conversations.recordView, { params: { id }, body: {} })
    expect(view).toEqual(busy)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)

    await way.mend()
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200]), 10_000)
    const { stats } = await server.ask(conversations.recordView, { params: { id }, body: {} })
    expect(stats.views).toBe(1)
  })
})
