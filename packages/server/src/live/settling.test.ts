import { assignments } from '@duologue/contract/assignments'
import { conversations } from '@duologue/contract/conversations'
import { live } from '@duologue/contract/live'
import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { exchange, joinAsGuest, openHall } from '../testing/school/opened-hall'
import { type Person, signUpActor } from '../testing/school/people'
import { playHall } from '../testing/school/play-hall'
import { seedAssignment } from '../testing/school/seed-assignment'

describeOnDatabase('what a hall leaves', engine => {
  let server: TestServer
  let host: Person
  let student: Person
  let conversation: string
  let schoolClass: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    host = await signUpActor(server, 'teacher')
    student = await signUpActor(server, 'student')
    conversation = (await seedDuel(server, { title: 'La llave' })).id
    schoolClass = await seedClass(server, host, [student])
  })
  afterAll(() => server.close())

  const settled = async (id: string) => {
    await expect
      .poll(
        async () => {
          const { rows } = await server.pool.query(
            'select settled_at is not null as is_settled from live_halls where id = $1',
            [id],
          )
          return rows[0]?.is_settled
        },
        { timeout: 30_000, interval: 200 },
      )
      .toBe(true)
    return server.ask(live.getHallReport, { params: { id }, headers: host.headers })
  }

  test('a game is played to its end: a play for the student, a done assignment, and a report', async () => {
    const assignment = await seedAssignment(server, schoolClass, conversation, {
      title: 'La llave',
      dateDue: '2036-03-20T22:59:59Z',
    })
    const hall = await openHall(server, host, conversation, { class: schoolClass })
    const guest = await joinAsGuest(server, hall)
    const pupil = await server.ask(live.joinHall, {
      params: { id: hall.id },
      headers: student.headers,
      body: { code: hall.code },
    })
    const end = await playHall(server, host, hall.id, [
      { headers: student.headers },
      { headers: guest.headers },
    ])
    expect(end.end?.outcome).toMatch(/class|computer/)
    const report = await settled(hall.id)
    expect(report).toMatchObject({
      isSettled: true,
      outcome: end.end?.outcome,
      hall: { isOver: true, hasReport: true, members: 2 },
    })
    expect(report.lines.length).toBeGreaterThan(0)
    const [first, second] = report.members
    expect(first).toMatchObject({ number: guest.member, name: guest.name, counts: null })
    expect(second).toMatchObject({
      number: pupil.member,
      name: student.user.username,
      fullName: expect.any(String),
      counts: 'La llave',
    })
    const found = await server.ask(plays.findPlays, {
      headers: student.headers,
      query: `assignment=${assignment}`,
    })
    expect(found.plays).toMatchObject([
      { conversation, assignment, verified: true, activity: 'conversationGame', mode: 'reading' },
    ])
    expect(
      await server.ask(assignments.getAssignment, {
        params: { id: assignment },
        headers: student.headers,
      }),
    ).toMatchObject({ standing: { status: 'done', plays: 1 } })
    const { rows } = await server.pool.query(
      'select count(*)::int as n from line_results join plays on plays.id = play where user_id = $1',
      [student.user.id],
    )
    expect(rows[0].n).toBeGreaterThan(0)
    const bests = await server.pool.query('select from best_plays where user_id = $1', [
      student.user.id,
    ])
    expect(bests.rows).toEqual([])
  })

  test('a hall that ends before anything is played leaves a report and no play', async () => {
    const hall = await openHall(server, host, conversation)
    await joinAsGuest(server, hall)
    await exchange(server, host.headers, hall.id, { type: 'end' })
    expect(await settled(hall.id)).toMatchObject({
      outcome: 'none',
      lines: [],
      members: [{ asked: 0, answered: 0, right: null, points: 0 }],
    })
  })

  test('what is deleted meanwhile is played to its end: the play has its title, the report its lines', async () => {
    const { id: gone } = await seedDuel(server, { title: 'La llave perdida' })
    const hall = await openHall(server, host, gone, { class: schoolClass })
    await server.ask(live.joinHall, {
      params: { id: hall.id },
      headers: student.headers,
      body: { code: hall.code },
    })
    const admin = await signUpActor(server, 'admin')
    const asked = { params: { id: gone }, headers: admin.headers }
    await server.ask(conversations.deleteConversation, asked)
    await playHall(server, host, hall.id, [{ headers: student.headers }])
    const report = await settled(hall.id)
    expect(report.hall.title).toBe('La llave perdida')
    expect(report.lines.length).toBeGreaterThan(0)
    // What is gone cannot be assigned again.
    expect(report.hall).toMatchObject({ conversation: null, pronunciationList: null })
    const { rows } = await server.pool.query(
      'select title, verified from plays where user_id = $1 and conversation = $2',
      [student.user.id, gone],
    )
    expect(rows).toEqual([{ title: 'La llave perdida', verified: true }])
  })

  test('settled again, nothing is there twice', async () => {
    const count = async () =>
      (await server.pool.query('select count(*)::int as n from plays')).rows[0].n
    const hall = await openHall(server, host, conversation, { class: schoolClass })
    await server.ask(live.joinHall, {
      params: { id: hall.id },
      headers: student.headers,
      body: { code: hall.code },
    })
    await playHall(server, host, hall.id, [{ headers: student.headers }])
    const report = await settled(hall.id)
    const before = await count()
    await server.pool.query(
      'update live_halls set settled_at = null, settle_at = null, report = null where id = $1',
      [hall.id],
    )
    expect(await settled(hall.id)).toEqual(report)
    expect(await count()).toBe(before)
  })
})
