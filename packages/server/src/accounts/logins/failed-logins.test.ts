import { expect, test } from 'vitest'
import { pretendClock } from '../../outside/clock/pretend-clock'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { openFreshDatabase } from '../../testing/databases/open-database'
import { passwordHashes } from '../password-hashes'
import { passwordTries, triedBy } from './failed-logins'

describeEachEngine('a password that could not be looked at', engine => {
  test('is no guess: whoever met a busy service is not stopped for it', async () => {
    const room = {
      database: await openFreshDatabase(engine),
      clock: pretendClock('2026-03-04T10:20:00Z'),
      hashes: passwordHashes({ atOnce: 0, waiting: 0 }),
    }
    const tried = triedBy('ana@school.example', '10.0.0.1')
    const tries = passwordTries(room)
    for (let time = 0; time < 12; time += 1)
      await expect(tries.isRight(tried, 'a password', null)).rejects.toMatchObject({
        refusal: 'busy',
      })
    const free = passwordTries({ ...room, hashes: passwordHashes({ atOnce: 1, waiting: 0 }) })
    expect(await free.isRight(tried, 'a password', null)).toBe(false)
  })

  test('two processes that count tries at the same accounts miss none', async () => {
    const database = await openFreshDatabase(engine)
    const process = () =>
      passwordTries({
        database,
        clock: pretendClock('2026-03-04T10:20:00Z'),
        hashes: passwordHashes({ atOnce: 2, waiting: 400 }),
      })
    const processes = [process(), process()]
    const accounts = Array.from({ length: 100 }, (_, number) => `ana-${number}@school.example`)
    const told = await Promise.all(
      accounts.flatMap(account =>
        processes.map(({ isRight }) => isRight(triedBy(account, '10.0.0.1'), 'a guess', null)),
      ),
    )
    expect(told.filter(isRight => isRight)).toEqual([])
    const { rows } = await database.pool.query<{ count: number }>('select count from failed_logins')
    expect(rows.map(({ count }) => count)).toEqual(Array<number>(200).fill(2))
  })
})
