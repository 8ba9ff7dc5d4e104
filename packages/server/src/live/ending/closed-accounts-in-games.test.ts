import { live } from '@duologue/contract/live'
import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { exchange, joinAsGuest, openHall } from '../../testing/school/opened-hall'
import { openPair, pairOf } from '../../testing/school/opened-pair'
import { type Person, signUpActor } from '../../testing/school/people'

describeOnDatabase('a game of somebody whose account is closed', engine => {
  let server: TestServer
  let admin: Person
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000, writes: 10_000 } })
    admin = await signUpActor(server, 'admin')
    conversation = (await seedDuel(server, { title: 'La llave' })).id
  })
  afterAll(() => server.close())

  const close = ({ user: { id } }: Person) =>
    server.ask(school.closePerson, {
      params: { id },
      body: { why: 'left' },
      headers: admin.headers,
    })
  const join = ({ headers }: Person, { id, code }: { id: string; code: string | null }) =>
    server.ask(live.joinHall, { params: { id }, body: { code: code ?? '' }, headers })

  test('is ended for all where they host it', async () => {
    const [host, student] = [
      await signUpActor(server, 'teacher'),
      await signUpActor(server, 'student'),
    ]
    const hall = await openHall(server, host, conversation)
    await join(student, hall)
    const guest = await joinAsGuest(server, hall)
    await exchange(server, host.headers, hall.id, { type: 'start' })
    await close(host)
    for (const { headers } of [student, guest])
      expect((await exchange(server, headers, hall.id)).view).toMatchObject({ state: 'ended' })
    expect(
      await server.refused(live.getHallOfCode, { params: { code: hall.code ?? '' } }),
    ).toMatchObject({ status: 404 })
    const { rows } = await server.pool.query('select ended_at from live_halls where id = $1', [
      hall.id,
    ])
    expect(rows).toEqual([{ ended_at: expect.any(Date) }])
  })

  test('goes on without them where they are a member', async () => {
    const [host, student, other] = [
      await signUpActor(server, 'teacher'),
      await signUpActor(server, 'student'),
      await signUpActor(server, 'student'),
    ]
    const hall = await openHall(server, host, conversation)
    await join(student, hall)
    await join(other, hall)
    await exchange(server, host.headers, hall.id, { type: 'start' })
    await close(student)
    const { view } = await exchange(server, host.headers, hall.id)
    expect(view).toMatchObject({ state: 'playing' })
    const { rows } = await server.pool.query(
      `select member from live_log where hall = $1 and act ->> 'type' = 'leave'`,
      [hall.id],
    )
    expect(rows).toEqual([{ member: 1 }])
    expect(
      await server.refused(live.exchangeActs, {
        params: { id: hall.id },
        headers: student.headers,
        body: { wire: 1, seen: 0, page: 'a-page', acts: [] },
      }),
    ).toMatchObject({ status: 404 })
  })

  test('of two is over, and an invitation leads nowhere', async () => {
    const [one, two] = [await signUpActor(server, 'teacher'), await signUpActor(server, 'teacher')]
    const pair = await pairOf(server, one, two, conversation)
    const invitation = await openPair(server, one, conversation)
    await close(one)
    const { rows } = await server.pool.query('select result from live_pairs where id = $1', [
      pair.id,
    ])
    expect(rows).toEqual([{ result: { end: 'left', winner: null, scores: null } }])
    expect((await server.ask(live.getWaiting, { headers: two.headers })).pairs).toEqual([])
    expect(
      await server.refused(live.getInvitation, { params: { code: invitation.code ?? '' } }),
    ).toMatchObject({ status: 404 })
  })
})
