import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '../../testing/apps/recording-log'
import { describeEachWay } from '../../testing/databases/database-engines'
import { makePool, poolConfig } from './pool'

describeEachWay('a connection', engine => {
  test('that is lost while nobody has taken it yet does not end the program', async () => {
    const pool = makePool(poolConfig({ connectionString: engine.url }), recordingLog())
    onTestFinished(() => pool.end())
    const client = await pool.connect()
    // Without a listener an emitter throws, which the driver does inside of its socket: nobody could catch it.
    expect(() => client.emit('error', new Error('lost'))).not.toThrow()
    client.release(true)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
