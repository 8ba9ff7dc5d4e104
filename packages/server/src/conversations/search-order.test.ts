import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { seedConversation } from '../testing/school/seed-conversation'

const call = conversations.searchConversations

describeEachEngine('the order of a search', engine => {
  let server: TestServer

  const titles = async (query: string) => {
    const answer = await server.ask(call, { query })
    expect(answer.total).toBe(130)
    return answer.conversations.map(({ title }) => title)
  }

  beforeAll(async () => {
    server = await startTestServer(engine)
    for (let number = 1; number <= 130; number++) {
      await seedConversation(server.pool, {
        title: String(number),
        // Ties everywhere: five sums of views and three days.
        views: number % 5,
        publishedAt: `2026-01-0${1 + (number % 3)}`,
      })
    }
  })
  afterAll(() => server.close())

  const numbers = Array.from({ length: 130 }, (_, index) => index + 1)
  const byRank = (rank: (number: number) => number) =>
    numbers.toSorted((a, b) => rank(b) - rank(a) || b - a).map(String)
  const popular = byRank(number => number % 5)
  const recent = byRank(number => number % 3)

  test('popular is views first, then newest; it is the order unless recent is asked for', async () => {
    expect(await titles('limit=100')).toEqual(popular.slice(0, 100))
    expect(await titles('limit=100&views=-1')).toEqual(popular.slice(0, 100))
  })

  test('recent is the day of publication first, then newest', async () => {
    expect(await titles('limit=100&recent=-1')).toEqual(recent.slice(0, 100))
    expect(await titles('limit=100&recent=-1&views=-1')).toEqual(recent.slice(0, 100))
  })

  test.each([
    ['', popular.slice(0, 20)],
    ['page=1', popular.slice(0, 20)],
    ['page=2', popular.slice(20, 40)],
    ['page=2&limit=21', popular.slice(21, 42)],
    ['page=7', popular.slice(120)],
    ['page=8', []],
    ['page=1000&limit=100', []],
    ['limit=1', popular.slice(0, 1)],
    ['limit=0', []],
    ['limit=0&page=3', []],
  ])('%j is its part of the whole', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('the pages together are the whole, none twice', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(page => titles(`page=${page}`)))
    expect(pages.flat()).toEqual(popular)
  })

  test.each(['', '&title=1'])('a page tells what stands before it (%j)', async query => {
    const pageOf = (page: number) => server.ask(call, { query: `limit=5&page=${page}${query}` })
    const [first, second, third] = await Promise.all([1, 2, 3].map(pageOf))
    expect(first?.before).toBeUndefined()
    expect(second?.before).toBe(first?.conversations.at(-1)?.id)
    expect(third?.before).toBe(second?.conversations.at(-1)?.id)
    expect(third?.conversations).toHaveLength(5)
    expect((await pageOf(900)).conversations).toEqual([])
  })
})
