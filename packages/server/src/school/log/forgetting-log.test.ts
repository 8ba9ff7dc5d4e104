import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../testing/apps/test-server'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { forgettingLogWork } from './forgetting-log'

describeEachEngine('the log of the school', engine => {
  test('is kept for 24 months', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const at = ['2024-03-03T09:59:59Z', '2024-03-03T10:00:01Z', '2026-03-03T10:00:00Z']
    for (const moment of at)
      await server.pool.query(`insert into school_log (at, what) values ($1, 'class-deleted')`, [
        moment,
      ])
    server.clock.moveTo('2026-03-03T10:00:00Z')
    expect(await forgettingLogWork(server).portion()).toBe(false)
    const { rows } = await server.pool.query<{ at: Date }>('select at from school_log order by at')
    expect(rows.map(row => row.at.toISOString().slice(0, 19) + 'Z')).toEqual(at.slice(1))
  })

  test('is not forgotten before the database says so, whatever the clock of the product', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    await server.pool.query(`insert into school_log (at, what) values (now(), 'class-deleted')`)
    server.clock.moveTo('2090-01-01T00:00:00Z')
    await forgettingLogWork(server).portion()
    expect((await server.pool.query('select from school_log')).rowCount).toBe(1)
  })
})
