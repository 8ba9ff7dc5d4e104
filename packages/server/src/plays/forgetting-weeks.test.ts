import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { signUpPerson } from '../testing/school/people'
import { forgettingWeeksWork } from './forgetting-weeks'

describeOnDatabase('the boards of weeks', engine => {
  test('are kept for 60 weeks; that of all weeks stays', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { id } = await seedDuel(server)
    const { user } = await signUpPerson(server)
    const weeks = ['1970-01-01', '2025-01-06', '2025-01-13', '2026-03-02']
    for (const week of weeks)
      await server.pool.query(
        `insert into best_plays values ($1, 'reading', 'normal', $2, $3, 10, true, '2025-01-06')`,
        [id, week, user.id],
      )
    // A Wednesday: its week began on March 9.
    server.clock.moveTo('2026-03-11T10:00:00Z')
    expect(await forgettingWeeksWork(server).portion()).toBe(false)
    const kept = await server.pool.query<{ week: string }>(
      'select week::text from best_plays order by 1',
    )
    expect(kept.rows.map(({ week }) => week)).toEqual(['1970-01-01', '2025-01-13', '2026-03-02'])
  })
})
