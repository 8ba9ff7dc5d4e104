import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneMoreProcess } from '../../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { seedClass } from '../../testing/school/class-matrix'
import { openPair, pairOf, pass, playVisit } from '../../testing/school/opened-pair'
import { type Person, signUpActor } from '../../testing/school/people'
import { sweepingPairsWork } from './pair-works'

const day = 24 * 60 * 60_000

describeOnDatabase('what goes of duels of two', engine => {
  let server: TestServer
  let conversation: string
  let ana: Person
  let ben: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 1000, writes: 10_000, reads: 10_000 },
    })
    conversation = (await seedDuel(server, { title: 'La llave' })).id
    ana = await signUpActor(server, 'other')
    ben = await signUpActor(server, 'owner')
  })
  afterAll(() => server.close())

  const sweep = async () => {
    const { live: room } = oneMoreProcess(server)
    while (await sweepingPairsWork(room).portion());
  }
  const seen = async ({ headers }: Person, id: string) =>
    (await server.ask(live.getPair, { headers, params: { id } })).pair
  const rowOf = async (id: string) =>
    (await server.pool.query('select * from live_pairs where id = $1', [id])).rows[0]
  const visitsOf = async (id: string) =>
    (await server.pool.query('select number from live_visits where pair = $1 order by 1', [id]))
      .rows
  /** Logins go on: nobody stays away so long that theirs ends. */
  const wait = async (days: number) => {
    pass(server, days * day)
    await server.pool.query(
      `update sessions set expires_at = $1::timestamptz + interval '30 days'`,
      [server.clock.now()],
    )
  }
  const leave = ({ user, headers }: Person) =>
    server.ask(accounts.deleteUser, { params: { id: user.id }, headers })

  test('an invitation is good for seven days, and can be taken back', async () => {
    const pair = await openPair(server, ana, conversation)
    await wait(6.9)
    await sweep()
    expect((await seen(ana, pair.id)).state).toBe('mine')
    await wait(0.2)
    await sweep()
    expect(await rowOf(pair.id)).toBe(undefined)
    const other = await openPair(server, ana, conversation)
    await server.ask(live.leavePair, { params: { id: other.id }, headers: ana.headers })
    expect(
      await server.refused(live.getInvitation, { params: { code: other.code ?? '' } }),
    ).toMatchObject({ status: 404, code: 'pair-not-found' })
  })

  test('a partner who never comes: after 14 days it ends without a winner; later answers go, then all', async () => {
    const pair = await pairOf(server, ana, ben, conversation)
    await playVisit(server, ana, pair.id)
    await wait(13.9)
    await sweep()
    expect((await seen(ben, pair.id)).state).toBe('mine')
    await wait(0.2)
    await sweep()
    for (const person of [ana, ben])
      expect(await seen(person, pair.id)).toMatchObject({
        state: 'over',
        end: 'late',
        winner: null,
        code: null,
      })
    expect(
      await server.refused(live.beginVisit, { headers: ben.headers, params: { id: pair.id } }),
    ).toMatchObject({ status: 409, code: 'pair-over' })
    await expect
      .poll(async () => (await rowOf(pair.id)).settled_at, { timeout: 20_000 })
      .not.toBe(null)
    expect(await visitsOf(pair.id)).toHaveLength(1)
    await wait(7.1)
    await sweep()
    expect([(await rowOf(pair.id)).script, await visitsOf(pair.id)]).toEqual([null, []])
    await wait(83)
    await sweep()
    expect(await rowOf(pair.id)).toBe(undefined)
  })

  test('an account that goes takes its answers along; the partner is told', async () => {
    const carla = await signUpActor(server, 'other')
    const pair = await pairOf(server, carla, ben, conversation, { rounds: 2 })
    const [invited, own] = [
      await openPair(server, carla, conversation),
      await pairOf(server, ben, carla, conversation),
    ]
    await playVisit(server, carla, pair.id)
    await playVisit(server, ben, pair.id)
    await leave(carla)
    for (const { id } of [pair, own])
      expect(await seen(ben, id)).toMatchObject({ state: 'over', end: 'left', partner: null })
    expect(await visitsOf(pair.id)).toEqual([{ number: 2 }])
    expect(await rowOf(invited.id)).toBe(undefined)
  })

  test('a class that goes ends the duels of its students', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const students = await Promise.all([1, 2].map(() => signUpActor(server, 'student')))
    const id = await seedClass(server, teacher, students)
    const [one, two] = students
    if (!one || !two) throw new Error('there are two')
    const pair = await pairOf(server, one, two, conversation)
    expect((await rowOf(pair.id)).class).toBe(id)
    await server.ask(classes.deleteClass, { params: { id }, headers: teacher.headers })
    expect(await seen(two, pair.id)).toMatchObject({ state: 'over', end: 'left' })
  })

  test('who gives up ends it for both; an export tells one’s own answers alone', async () => {
    const pair = await pairOf(server, ana, ben, conversation)
    await playVisit(server, ana, pair.id)
    await server.ask(live.leavePair, { params: { id: pair.id }, headers: ben.headers })
    expect(await seen(ana, pair.id)).toMatchObject({ end: 'given-up', winner: null })
    const exported = async ({ user, headers }: Person) => {
      const { live: of } = await server.ask(accounts.exportUser, {
        params: { id: user.id },
        headers,
      })
      return (of as { end?: string; answers?: unknown[] }[]).filter(({ end }) => end === 'given-up')
    }
    expect(await exported(ana)).toMatchObject([{ as: 'challenger', title: 'La llave' }])
    expect((await exported(ana))[0]?.answers).toHaveLength(3)
    expect((await exported(ben))[0]?.answers).toEqual([])
  })

  test('at most twenty invitations are open, and a wrong code is counted', async () => {
    const eager = await signUpActor(server, 'other')
    for (let made = 0; made < 20; made += 1) await openPair(server, eager, conversation)
    await expect(openPair(server, eager, conversation)).rejects.toThrow('too-many-pairs')
    const wrong = () => server.refused(live.getInvitation, { params: { code: 'ZZZZZZZZ' } })
    for (let tries = 0; tries < 10; tries += 1) expect(await wrong()).toMatchObject({ status: 404 })
    expect(await wrong()).toMatchObject({ status: 429, code: 'too-many-codes' })
  })
})
