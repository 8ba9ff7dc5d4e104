import { expect, test } from 'vitest'
import { pretendClock } from '../outside/clock/pretend-clock'
import { pretendRandom } from '../outside/random/pretend-random'
import { countStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { noNeighbours } from '../testing/school/no-neighbours'
import { seedUser } from '../testing/school/seed-conversation'
import { conversationsHandlers } from './conversations-handlers'

describeOnDatabase('writing a conversation', engine => {
  test('speaks to the database a few times, however many lines it has', async () => {
    const database = await openFreshDatabase(engine)
    const user = await seedUser(database.pool, 'author')
    const clock = pretendClock('2026-03-04T10:20:00Z')
    const room = { database, clock, random: pretendRandom() }
    const calls = conversationsHandlers({ ...room, ...noNeighbours })
    const caller = {
      reader: { kind: 'user', id: user, role: null, isStudent: false },
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
    } as const
    const linesOf = (count: number, text: string) =>
      Array.from({ length: count }, (_, index) => ({
        character: index % 2 === 0 ? (1 as const) : (2 as const),
        text: `${text} ${index}`,
      }))
    const counts = []
    for (const count of [2, 200]) {
      const named = { name: 'Ana' }
      const body = {
        title: 'T',
        language: 'es' as const,
        character1: named,
        character2: named,
        dialogue: linesOf(count, 'Hola'),
      }
      const made = await calls.createConversation({ params: {}, query: {}, body }, caller)
      const id = 'id' in made ? made.id : ''
      const change = (dialogue: ReturnType<typeof linesOf>) =>
        calls.updateConversation({ params: { id }, query: {}, body: { dialogue } }, caller)
      counts.push([
        await countStatements(() =>
          calls.createConversation({ params: {}, query: {}, body }, caller),
        ),
        // All lines go, and others come.
        await countStatements(() => change(linesOf(count, 'Adiós'))),
        await countStatements(() =>
          calls.deleteConversation({ params: { id }, query: {}, body: {} }, caller),
        ),
      ])
    }
    expect(counts[0]).toEqual(counts[1])
    for (const count of counts.flat()) expect(count).toBeLessThanOrEqual(17)
  })
})
