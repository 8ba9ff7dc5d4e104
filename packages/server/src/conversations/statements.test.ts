import { visitor } from '@duologue/domain/accounts/reader'
import { expect, test } from 'vitest'
import { pretendClock } from '../outside/clock/pretend-clock'
import { pretendRandom } from '../outside/random/pretend-random'
import { countStatements, leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { noNeighbours } from '../testing/school/no-neighbours'
import { seedConversation, seedLines, seedUser } from '../testing/school/seed-conversation'
import { conversationsHandlers } from './conversations-handlers'
import { readWords } from './search/read-words'

const caller = {
  reader: visitor,
  session: null,
  apiToken: null,
  isConfirmed: false,
  isFramed: false,
  cookies: null,
  address: '127.0.0.1',
  userAgent: 'Firefox',
  language: 'en' as const,
  chosenLanguage: null,
  key: null,
  file: null,
  ifMatch: null,
  hallKey: null,
  deviceToken: null,
  written: null,
}

describeOnDatabase('a call speaks to the database', engine => {
  test('a few times, however much it answers', async () => {
    const database = await openFreshDatabase(engine)
    const { pool } = database
    const clock = pretendClock('2026-03-04T10:20:00Z')
    const calls = conversationsHandlers({
      database,
      clock,
      random: pretendRandom(),
      ...noNeighbours,
    })
    const kept = []
    for (let number = 0; number < 120; number++) {
      const author = await seedUser(pool, `user${number}`)
      kept.push(await seedConversation(pool, { author, title: `Café ${number}` }))
    }
    const id = kept[0]?.id ?? ''
    await seedLines(
      pool,
      id,
      Array.from({ length: 200 }, (_, line) => `Line ${line}`),
    )

    const search = (query: object) => () =>
      calls.searchConversations({ params: {}, query, body: {} }, caller)
    for (const limit of [1, 20, 100]) {
      expect(await leastCost(search({ limit }))).toEqual({ statements: 3, waits: 2 })
      expect(await leastCost(search({ limit, title: 'cafe' }))).toEqual({ statements: 3, waits: 3 })
    }
    expect(await countStatements(search({ limit: 0 }))).toBe(1)
    expect(await countStatements(search({ limit: 100, page: 2, title: 'cafe' }))).toBe(3)
    expect(await countStatements(search({ limit: 100, page: 9, title: 'cafe' }))).toBe(3)
    await readWords({ database, clock, random: pretendRandom() })
    expect(await countStatements(search({ title: 'cafee' }))).toBe(8)
    const longest = 'cafee line cafee line cafee line cafee lines nothing else'
    expect(await countStatements(search({ title: longest }))).toBeLessThan(26)

    const get = () => calls.getConversation({ params: { id }, query: {}, body: {} }, caller)
    expect(await leastCost(get)).toEqual({ statements: 3, waits: 2 })

    const view = () => calls.recordView({ params: { id }, query: {}, body: {} }, caller)
    expect(await countStatements(view)).toBe(5)
    expect(await leastCost(view)).toEqual({ statements: 3, waits: 3 })
  })
})
