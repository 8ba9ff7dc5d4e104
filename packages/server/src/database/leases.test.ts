import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeEachWay } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { leasesOf } from './leases'

const long = 600_000

describeEachWay('leases', engine => {
  test('of three processes that ask at once, one has the work, a thousand times', async () => {
    const database = await openFreshDatabase(engine)
    const processes = [1, 2, 3].map(() => leasesOf(database, randomUUID()))
    for (let round = 0; round < 1000; round += 1) {
      const held = await Promise.all(processes.map(leases => leases.hold(`work ${round}`, long)))
      expect(held.filter(Boolean)).toHaveLength(1)
    }
  })

  test('stay with their holder, who may hold on', async () => {
    const database = await openFreshDatabase(engine)
    const [one, other] = [leasesOf(database, randomUUID()), leasesOf(database, randomUUID())]
    const asked = [
      await one.hold('sweeping', long),
      await other.hold('sweeping', long),
      await one.hold('sweeping', long),
      await other.hold('reading', long),
    ]
    expect(asked).toEqual([true, false, true, true])
  })

  test('that are over go to whoever asks first; who wakes too late has them no more', async () => {
    const database = await openFreshDatabase(engine)
    const [killed, next] = [leasesOf(database, randomUUID()), leasesOf(database, randomUUID())]
    await killed.hold('sweeping', -1)
    expect(await next.hold('sweeping', long)).toBe(true)
    expect(await killed.hold('sweeping', long)).toBe(false)
  })

  test('that are given back are anybody’s at once; those of others stay', async () => {
    const database = await openFreshDatabase(engine)
    const [one, other] = [leasesOf(database, randomUUID()), leasesOf(database, randomUUID())]
    await one.hold('sweeping', long)
    await other.hold('reading', long)
    await one.giveBack()
    expect(await other.hold('sweeping', long)).toBe(true)
    expect(await one.hold('reading', long)).toBe(false)
  })
})
