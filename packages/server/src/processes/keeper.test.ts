import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { makeServingPlace } from '../testing/apps/serving-place'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { sendCrowd } from '../testing/school/viewing-crowd'

const isRunning = (pid: number) => existsSync(`/proc/${pid}`)

/** Waits until three processes run, none of them one of those. */
const threeOthers = (app: { processes(): Promise<number[]> }, than: readonly number[]) =>
  vi.waitFor(
    async () => {
      const now = await app.processes()
      expect(now).toHaveLength(3)
      expect(now.filter(pid => than.includes(pid))).toEqual([])
    },
    { timeout: 90_000, interval: 50 },
  )

describeOnDatabase('three processes', engine => {
  test('are renewed one by one on SIGHUP, and nobody notices; one that is killed takes only its own connections along, and another follows', async () => {
    const place = await makeServingPlace(engine)
    const app = await place.startKept()
    expect(app.lines[0]).toMatch(/\(PostgreSQL \d.*; 3 processes\)$/)
    const first = await app.processes()
    expect(first).toHaveLength(3)
    // So few that new processes come to start, too.
    const few = sendCrowd(app.address, place.conversation, 3)
    await few.seen(50)
    app.child.kill('SIGHUP')
    await threeOthers(app, first)
    await few.seen(few.acknowledged + 50)
    // Each of them goes on: what is not acknowledged is on its way.
    expect(few.sent - few.acknowledged).toBeLessThanOrEqual(3)
    expect(await Promise.race([few.over, Promise.resolve('still answered')])).toBe('still answered')
    expect(app.said()).not.toContain('process')

    const before = await app.processes()
    const crowd = sendCrowd(app.address, place.conversation)
    await crowd.seen(50)
    process.kill(before[0] ?? 0, 'SIGKILL')
    await crowd.seen(150)
    await vi.waitFor(() => {
      expect(app.said()).toContain('A process ended with SIGKILL; another one is started.')
    }, 10_000)
    await vi.waitFor(async () => expect(await app.processes()).toHaveLength(3), 20_000)
    const others = await app.processes()
    expect(others.filter(pid => before.includes(pid))).toHaveLength(2)

    app.child.kill('SIGTERM')
    const refusals = [...(await few.over), ...(await crowd.over)]
    await app.ended
    expect(app.child.exitCode).toBe(0)
    // Whoever was on a connection that was cut, or comes too late: nobody was answered with a fault.
    for (const refusal of refusals) expect(String(refusal)).toBe('TypeError: fetch failed')
    expect(others.filter(isRunning)).toEqual([])

    const next = await place.start()
    const views = (await place.viewsAt(next.address)) - 1
    expect(views).toBeGreaterThanOrEqual(few.acknowledged + crowd.acknowledged)
    expect(views).toBeLessThanOrEqual(few.sent + crowd.sent)
  }, 180_000)

  test('that end again and again are given up', async () => {
    const place = await makeServingPlace(engine)
    const app = await place.startKept()
    for (let death = 0; death < 5 && app.child.exitCode === null; death += 1) {
      const [one] = await app.processes()
      if (one) process.kill(one, 'SIGKILL')
      await vi.waitFor(() => {
        expect(app.said().match(/A process ended/g)).toHaveLength(death + 1)
      }, 10_000)
    }
    await app.ended
    expect(app.child.exitCode).toBe(1)
    expect(app.said()).toContain('A process ended five times in a minute: Duologue stops.')
  }, 60_000)

  test('say once that their port is taken', async () => {
    const place = await makeServingPlace(engine)
    const app = await place.start()
    const other = await makeServingPlace(engine)
    const port = Number(new URL(app.address).port)
    const said = await other.startKept(port).then(() => 'it serves', String)
    expect(said.match(/Port \d+ of 127\.0\.0\.1 is taken by another program/g)).toEqual([
      `Port ${port} of 127.0.0.1 is taken by another program`,
    ])
    expect(said).not.toContain('A process')
  }, 60_000)

  test('tell the metrics of all of them, whichever is asked, and end when their keeper is killed', async () => {
    const place = await makeServingPlace(engine)
    const app = await place.startKept()
    const [one = 0] = await app.processes()
    process.kill(one, 'SIGKILL')
    await vi.waitFor(() => expect(app.said()).toContain('A process ended'), 10_000)
    for (let view = 0; view < 9; view += 1) await place.viewsAt(app.address)
    const read = async () => (await fetch(`${app.address}/metrics`)).text()
    // Those of a process that begins come when it serves.
    await vi.waitFor(
      async () => expect(await read()).toMatch(/^process_restarts_total 1$/m),
      10_000,
    )
    const texts = await Promise.all([read(), read(), read()])
    for (const text of texts) {
      expect(text).toMatch(/^http_answer_seconds_count\{.*\/edit\/public",status="200"\} 9$/m)
    }
    const processes = await app.processes()
    expect(processes).toHaveLength(3)
    app.child.kill('SIGKILL')
    await app.ended
    await expect.poll(() => processes.filter(isRunning), { timeout: 10_000 }).toEqual([])
  }, 60_000)
})
