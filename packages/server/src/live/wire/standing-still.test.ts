import { expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { openBreakableWay } from '../../testing/databases/breakable-way'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { connectPage } from '../../testing/school/hall-page'
import { exchange, joinAsGuest, openHall, slowPage } from '../../testing/school/opened-hall'
import { signUpActor } from '../../testing/school/people'

const patient = { timeout: 20_000 }
/** How long the database is away, in milliseconds: longer than a process waits before it lets no time pass. */
const away = 3000

/** A hall that is played the slow way alone, without a clock. */
async function openSlowHall(server: TestServer, conversation: string) {
  const host = await signUpActor(server, 'teacher')
  const hall = await openHall(server, host, conversation, { settings: { relaxed: true } })
  await joinAsGuest(server, hall)
  await exchange(server, host.headers, hall.id, { type: 'start' })
  const played = async () => {
    const { view } = await exchange(server, host.headers, hall.id)
    return view && 'played' in view ? view.played : null
  }
  const [before, seenAt] = [await played(), performance.now()]
  return {
    async isAsBefore(stood: (of: { id: string }) => Promise<number>) {
      await expect.poll(() => played().catch(() => null), patient).not.toBe(null)
      expect(await stood(hall)).toBeGreaterThan(0)
      const passed = ((await played()) ?? Infinity) - (before ?? 0)
      expect(passed).toBeLessThan(performance.now() - seenAt - away + 1000)
    },
  }
}

describeOnDatabase('while the database is away', engine => {
  test('no time of the game passes in two houses, and what they both say of it counts once', async () => {
    const way = await openBreakableWay(engine.url)
    let database = ''
    const first = await startTestServer(engine, {
      through: url => {
        database = way.through(url)
        return database
      },
    })
    const second = await startTestServer(engine, { through: () => database })
    onTestFinished(async () => {
      await way.mend().catch(() => undefined)
      await second.close()
      await first.close()
      await way.cut()
    })
    const host = await signUpActor(first, 'teacher')
    const { id } = await seedDuel(first)
    const hall = await openHall(first, host, id, { settings: { form: 'each' } })
    const guest = await joinAsGuest(first, hall)
    const screen = await connectPage(second.address, hall.id, host.headers)
    const phone = await connectPage(first.address, hall.id, guest.headers, { page: slowPage })
    expect(await screen.act({ type: 'start' })).toBe(null)
    // In another hall everybody goes the slow way, through one process.
    const slow = await openSlowHall(first, id)
    const turn = () => {
      const view = phone.view()
      if (!('turn' in view) || !view.turn || !('choices' in view.turn)) return undefined
      return view.turn.choices.length > 0 ? view.turn : undefined
    }
    await expect.poll(turn, patient).toBeDefined()
    const [before, seenAt] = [turn(), performance.now()]

    const told = [phone, screen].map(({ came }) => came.length)
    await way.cut()
    const cutAt = performance.now()
    const press = { type: 'answer', turn: before?.id ?? '', choice: 0, elapsed: 2000 } as const
    expect(await phone.act(press)).toBe('busy')
    const isAwayFor = (ms: number) =>
      expect.poll(() => performance.now() - cutAt, patient).toBeGreaterThan(ms)
    await isAwayFor(away / 2)
    const views = phone.views.length
    await isAwayFor(away)
    expect(phone.views).toHaveLength(views)
    // Whoever has pressed nothing is told, too.
    for (const [place, { came }] of [phone, screen].entries())
      expect(
        came.slice(told[place]).filter(frame => frame.type === 'ack' && frame.n === 0),
      ).toHaveLength(1)
    await way.mend()

    const stood = async (of: { id: string }) => {
      const { rows } = await first.pool.query(
        `select member, act from live_log where hall = $1 and act->>'type' = 'stood'`,
        [of.id],
      )
      return rows.length
    }
    await expect.poll(() => stood(hall).catch(() => 0), patient).toBeGreaterThan(1)
    await slow.isAsBefore(stood)
    // The phone is told anew how much is left, and the press that was kept is taken.
    await expect.poll(() => phone.views.length, patient).toBeGreaterThan(views)
    const view = await exchange(second, guest.headers, hall.id)
    const left = view.view && 'turn' in view.view ? view.view.turn?.left : null
    const passed = (before?.left ?? 0) - (left ?? 0)
    expect(passed).toBeGreaterThanOrEqual(0)
    expect(passed).toBeLessThan(performance.now() - seenAt - away + 1000)
    expect(turn()).toMatchObject({ id: before?.id, answered: null })
    expect(Math.abs((turn()?.left ?? 0) - (left ?? 0))).toBeLessThan(2000)
    await expect.poll(() => phone.act(press), patient).toBe(null)
    await expect.poll(screen.view, patient).toMatchObject({ reveal: { id: before?.id } })
  })
})
