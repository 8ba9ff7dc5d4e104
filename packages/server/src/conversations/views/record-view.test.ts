import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedConversation, seedUser } from '../../testing/school/seed-conversation'

const { getConversation, recordView } = conversations

describeOnDatabase('a view', engine => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  /** The count that a visitor with this browser is answered. */
  const view = async (id: string, browser = 'Firefox', body: unknown = { stats: { views: 1 } }) => {
    const headers = { 'user-agent': browser }
    return (await server.ask(recordView, { params: { id }, headers, body })).stats.views
  }

  test('of the same visitor counts once an hour, of another browser for itself', async () => {
    const { id, shortid } = await seedConversation(server.pool, { views: 40 })
    server.clock.moveTo('2026-03-04T10:20:00Z')
    expect(await view(id)).toBe(41)
    expect(await view(id)).toBe(41)
    expect(await view(shortid)).toBe(41)
    server.clock.moveTo('2026-03-04T10:59:59.999Z')
    expect(await view(id)).toBe(41)
    expect(await view(id, 'Chrome')).toBe(42)
    server.clock.moveTo('2026-03-04T11:00:00Z')
    expect(await view(id)).toBe(43)
    expect(await view(id)).toBe(43)
  })

  test('counts for its own conversation only', async () => {
    const [one, other] = [
      await seedConversation(server.pool),
      await seedConversation(server.pool, { views: 5 }),
    ]
    expect(await view(one.id)).toBe(1)
    expect(await view(other.id)).toBe(6)
    expect(await view(one.id)).toBe(1)
  })

  test('answers the id, whatever it was asked by', async () => {
    const { id, shortid } = await seedConversation(server.pool)
    const answer = await server.ask(recordView, { params: { id: shortid }, body: {} })
    expect(answer).toEqual({ id, stats: { views: 1 } })
  })

  test.each([
    {},
    { stats: null },
    { stats: 'many' },
    { stats: { views: 1_000_000 } },
    { stats: { views: -5 } },
    { stats: { views: 'x' } },
    { stats: [[[]]] },
    { views: 77, id: 'x', isPublished: false, title: 'Mine', author: null },
  ])('counts one, whatever is sent: %j', async body => {
    const { id } = await seedConversation(server.pool, { views: 3, title: 'Ours' })
    expect(await view(id, 'Firefox', body)).toBe(4)
    const answer = await server.ask(getConversation, { params: { id } })
    expect(answer).toMatchObject({ id, title: 'Ours', settings: { isPublished: true } })
  })

  test('can be sent without a body', async () => {
    const { id } = await seedConversation(server.pool)
    expect((await server.ask(recordView, { params: { id } })).stats.views).toBe(1)
  })

  test('of what cannot be seen is refused and not kept', async () => {
    const author = await seedUser(server.pool, 'Mina')
    const draft = await seedConversation(server.pool, { isPublished: false, author })
    const deleted = await seedConversation(server.pool, { deletedAt: '2026-02-01', author })
    const { id: unknown } = { id: '01900000-0000-7000-8000-ffffffffffff' }
    for (const id of [draft.id, draft.shortid, deleted.id, deleted.shortid, unknown, 'nothing0']) {
      const refusal = await server.refused(recordView, { params: { id }, body: {} })
      expect(refusal).toMatchObject({ status: 404, code: 'conversation-not-found' })
    }
    const { rows } = await server.pool.query(
      'select 1 from conversation_views where conversation = any($1)',
      [[draft.id, deleted.id]],
    )
    expect(rows).toEqual([])
  })

  test('of many visitors at once is counted for each', async () => {
    const { id } = await seedConversation(server.pool)
    const visitors = Array.from({ length: 60 }, (_, index) => `Browser ${index % 30}`)
    const counts = await Promise.all(visitors.map(visitor => view(id, visitor)))
    expect(Math.max(...counts)).toBe(30)
    expect(await view(id, 'Browser 0')).toBe(30)
  })

  test('keeps nothing of the visitor that could be told again', async () => {
    const { id } = await seedConversation(server.pool)
    await view(id, 'A rare browser')
    const { rows } = await server.pool.query(
      'select viewer from conversation_views where conversation = $1',
      [id],
    )
    expect(rows).toEqual([{ viewer: expect.stringMatching(/^[\w-]{43}$/) }])
  })

  test('is named anew each day, and the secret of the day before is forgotten', async () => {
    const { id } = await seedConversation(server.pool)
    for (const day of ['2026-05-01', '2026-05-02']) {
      server.clock.moveTo(`${day}T23:30:00Z`)
      await view(id)
      const { rows } = await server.pool.query('select day::text, salt from viewer_salts')
      expect(rows).toEqual([{ day, salt: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    }
    const { rows } = await server.pool.query(
      'select distinct viewer from conversation_views where conversation = $1',
      [id],
    )
    expect(rows).toHaveLength(2)
  })
})
