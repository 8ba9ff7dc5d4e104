import { expect, test } from 'vitest'
import { beginCounting, countStatements } from './count-statements'
import { describeEachWay } from './database-engines'
import { openFreshDatabase } from './open-database'

describeEachWay('what is counted', engine => {
  test('is what is asked, and not what goes on of a transaction that was begun before', async () => {
    const { pool } = await openFreshDatabase(engine)
    const connection = await pool.connect()
    try {
      await connection.query('begin')
      await connection.query('select 1')
      const end = beginCounting()
      await connection.query('select 2')
      await connection.query('commit')
      expect(end()).toEqual({ statements: 0, waits: 0 })
      const asked = countStatements(async () => {
        for (const text of ['begin', 'select 3', 'commit']) await connection.query(text)
      })
      expect(await asked).toBe(3)
    } finally {
      connection.release()
    }
  })
})
