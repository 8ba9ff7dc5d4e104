import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeServingPlace } from '../testing/apps/serving-place'
import { describeEachEngine } from '../testing/databases/database-engines'
import { sendCrowd } from '../testing/school/viewing-crowd'

describeEachEngine('a server under load', engine => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'that gets a %s loses nothing acknowledged, leaves nobody hanging, and ends well',
    async signal => {
      const place = await makeServingPlace(engine)
      const app = await place.start()
      const crowd = sendCrowd(app.address, place.conversation)
      await crowd.seen(100)
      app.child.kill(signal)
      const refusals = await crowd.over
      await app.ended
      expect(app.child.exitCode).toBe(0)
      // Whoever comes too late finds no server; nobody is answered with a fault.
      for (const refusal of refusals) expect(String(refusal)).toBe('TypeError: fetch failed')

      const next = await place.start()
      const views = (await place.viewsAt(next.address)) - 1
      expect(views).toBeGreaterThanOrEqual(crowd.acknowledged)
      expect(views).toBeLessThanOrEqual(crowd.sent)
    },
    60_000,
  )

  test.runIf(engine.name === 'separate')('ends at once at the second signal', async () => {
    const place = await makeServingPlace(engine)
    const app = await place.start()
    const holder = new Client({ connectionString: place.databaseUrl })
    await holder.connect()
    onTestFinished(() => holder.end())
    // A view has to wait for this, and the first stop for the view.
    await holder.query('begin; select from conversations for update')
    const crowd = sendCrowd(app.address, place.conversation)
    await vi.waitFor(async () => {
      const { rows } = await holder.query('select 1 from pg_locks where not granted')
      expect(rows).not.toEqual([])
    }, 10_000)
    app.child.kill('SIGTERM')
    app.child.kill('SIGINT')
    await app.ended
    expect(app.child.exitCode).toBe(1)
    await crowd.over
    expect(crowd.acknowledged).toBe(0)
  })
})
