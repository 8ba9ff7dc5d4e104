import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeServingPlace } from '../testing/apps/serving-place'
import { describeEachEngine } from '../testing/databases/database-engines'
import { sendCrowd } from '../testing/school/viewing-crowd'

/** How a program takes a signal is the same on both; on one of them a database of its own stops with it. */
const signals = { separate: ['SIGTERM', 'SIGINT', 'SIGHUP'], embedded: ['SIGTERM'] } as const

describeEachEngine('a server under load', engine => {
  const told = signals[engine.name]
  test(`that gets a ${told.join(', or a ')} loses nothing acknowledged, leaves nobody hanging, and ends well`, async () => {
    const place = await makeServingPlace(engine)
    let [acknowledged, sent, asked] = [0, 0, 0]
    /** The views so far, asked from the program that was started last. */
    const keepsViews = async (address: string) => {
      const views = (await place.viewsAt(address)) - 1 - asked
      asked += 1
      expect(views).toBeGreaterThanOrEqual(acknowledged)
      expect(views).toBeLessThanOrEqual(sent)
    }
    for (const signal of told) {
      const app = await place.start()
      await keepsViews(app.address)
      const crowd = sendCrowd(app.address, place.conversation)
      await crowd.seen(100)
      app.child.kill(signal)
      const refusals = await crowd.over
      await app.ended
      expect([signal, app.child.exitCode]).toEqual([signal, 0])
      // Whoever comes too late finds no server; nobody is answered with a fault.
      for (const refusal of refusals) expect(String(refusal)).toBe('TypeError: fetch failed')
      acknowledged += crowd.acknowledged
      sent += crowd.sent
    }
    await keepsViews((await place.start()).address)
  }, 60_000)

  // The crowd's lock is held from outside, and goes with a database that stops with its program.
  if (engine.name === 'embedded') return
  test('ends at once at the second signal', async () => {
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
