import { conversations } from '@duologue/contract/conversations'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer } from './testing/apps/test-server'
import { describeEachWay } from './testing/databases/database-engines'
import { seedLines } from './testing/school/seed-conversation'

const kept = `insert into conversations (id, shortid, title, title_search, language, is_published, published_at,
    character1_name, character2_name, created_at, updated_at)
  select gen_random_uuid(), n, 'x', 'x', 'es', true, '2026-01-01', 'Ana', 'Luis', '2026-01-01', '2026-01-01'
  from generate_series(1, 500) n`

describeEachWay('a start with work that waits', engine => {
  test('does not wait for it, does not end by it, and does it behind', async () => {
    const holder: { client?: Client } = {}
    const server = await startTestServer(engine, {
      before: async connectionString => {
        const client = new Client({ connectionString })
        holder.client = client
        await client.connect()
        await client.query(kept)
        // Nobody gets at what waits: whoever did it first would not start.
        await client.query('begin; lock table conversations_to_read in access exclusive mode')
      },
    })
    onTestFinished(server.close)
    const { client } = holder
    onTestFinished(() => client?.end())
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    await client?.query('commit')
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from conversations order by id desc limit 1',
    )
    const [last] = rows
    await seedLines(server.pool, last?.id ?? '', ['un ornitorrinco'])
    await vi.waitFor(async () => {
      const query = 'title=ornitorrinco'
      const found = await server.ask(conversations.searchConversations, { query })
      expect(found.conversations.map(({ id }) => id)).toEqual([last?.id])
    }, 20_000)
  })
})
