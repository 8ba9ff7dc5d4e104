import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { plays } from '@duologue/contract/plays'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { beginPlay, seedDuel, storePlay } from '../testing/school/begun-play'
import { openSchool, type School } from '../testing/school/class-matrix'
import { seedAssignment } from '../testing/school/seed-assignment'

describeOnDatabase('a play of an assignment', engine => {
  let server: TestServer
  let school: School
  let conversation: string
  let classId: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    school = await openSchool(server)
    conversation = (await seedDuel(server)).id
  })
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    classId = await school.newClass()
  })
  afterAll(() => server.close())

  type Told = Parameters<typeof seedAssignment>[3]
  const assign = (told: Told = {}) => seedAssignment(server, classId, conversation, told)
  const standing = async (id: string) => {
    const { headers } = school.people.student
    return (await server.ask(assignments.getAssignment, { headers, params: { id } })).standing
  }
  const tell = (assignment: string, part: object = {}) => ({
    headers: school.people.student.headers,
    body: {
      conversation,
      activity: 'conversationGame',
      mode: 'reading',
      difficulty: 'normal',
      score: 999_999,
      isWinner: true,
      assignment,
      ...part,
    },
  })

  test('that was won meets win, and only because it was played again here', async () => {
    const id = await assign({ requirement: 'win' })
    await server.ask(plays.savePlay, tell(id))
    expect(await standing(id)).toMatchObject({ status: 'open', score: null, plays: 1 })
    const lost = await storePlay(server, school.people.student, conversation, {
      assignment: id,
      isRight: false,
    })
    expect(lost).toMatchObject({ verified: true, isWinner: false })
    expect((await standing(id))?.status).toBe('open')
    const won = await storePlay(server, school.people.student, conversation, { assignment: id })
    expect(await standing(id)).toMatchObject({
      status: 'done',
      score: won.score,
      metAt: won.datePlayed,
    })
  })

  test('meets a score that it reaches, and no greater one', async () => {
    const reached = await assign({ requirement: 'score', requiredScore: 100 })
    const higher = await assign({ requirement: 'score', requiredScore: 9_999_999 })
    for (const id of [reached, higher]) {
      await server.ask(plays.savePlay, tell(id, { score: 10_000_000 }))
      await storePlay(server, school.people.student, conversation, { assignment: id })
    }
    expect((await standing(reached))?.status).toBe('done')
    expect((await standing(higher))?.status).toBe('open')
  })

  test('that is only told meets play', async () => {
    const id = await assign()
    await server.ask(plays.savePlay, tell(id))
    expect((await standing(id))?.status).toBe('done')
  })

  test('after the last second of the day due is late, and without one the assignment is missed', async () => {
    const id = await assign({ dateDue: '2026-03-29T21:59:59Z', timeZone: 'Europe/Berlin' })
    server.clock.moveTo('2026-03-29T21:59:59.900Z')
    expect((await standing(id))?.status).toBe('open')
    server.clock.moveTo('2026-03-29T22:00:00Z')
    expect((await standing(id))?.status).toBe('missed')
    await server.ask(plays.savePlay, tell(id))
    expect((await standing(id))?.status).toBe('late')
  })

  test.each([
    [{ mode: 'listening' }, {}],
    [{ difficulty: 'hard' }, {}],
    [{}, { conversation: 'other' }],
  ])('of another game is not begun for it, and kept without it: %j', async (told, part) => {
    const id = await assign(told)
    const other = 'conversation' in part ? { conversation: (await seedDuel(server)).id } : {}
    const game = tell(id, other)
    expect((await server.refused(plays.createTicket, game)).code).toBe('not-this-assignment')
    const kept = await server.ask(plays.savePlay, game)
    expect(kept).toMatchObject({ assignment: null, score: 999_999, uncounted: 'told' })
    expect(kept.assigned).toBeUndefined()
    expect(await standing(id)).toMatchObject({ status: 'open', plays: 0 })
  })

  test('is answered with what is still asked for, then with what it earned, however often it is sent', async () => {
    const { student, teacher } = school.people
    await server.ask(shop.changeShop, {
      params: { id: classId },
      headers: teacher.headers,
      body: { earning: 3 },
    })
    const id = await assign({ requirement: 'win' })
    const lost = await storePlay(server, student, conversation, { assignment: id, isRight: false })
    expect(lost.assigned).toEqual({
      requirement: 'win',
      requiredScore: null,
      standing: { status: 'open', score: lost.score, plays: 1, metAt: null },
      cards: 0,
    })
    const { ticket, events } = await beginPlay(server, student, conversation, { assignment: id })
    const { headers } = student
    const won = await server.ask(plays.savePlay, { headers, body: { ticket, events } })
    expect(won).toMatchObject({ verified: true, isWinner: true })
    expect(won.assigned).toMatchObject({ standing: { status: 'done', plays: 2 }, cards: 3 })
    expect(won.assigned?.standing).toEqual(await standing(id))
    // Whether it was a new best is told once (plays.md#outcome).
    const { best: _, ...again } = won
    expect(await server.ask(plays.savePlay, { headers, body: { ticket, events } })).toEqual(again)
  })

  test('that is only told says so, and meets play alone', async () => {
    const id = await assign()
    const told = await server.ask(plays.savePlay, tell(id))
    expect(told).toMatchObject({
      verified: false,
      uncounted: 'told',
      assigned: { requirement: 'play', standing: { status: 'done' } },
    })
  })

  test('of a draft is kept though its student was removed while they played', async () => {
    const { student, teacher } = school.people
    const draft = await seedDuel(server, { isPublished: false, author: teacher.user.id })
    const id = await seedAssignment(server, classId, draft.id)
    const { ticket, events } = await beginPlay(server, student, draft.id, { assignment: id })
    const { headers } = student
    const params = { id: classId, student: student.user.id }
    await server.ask(classes.removeStudent, { headers: teacher.headers, params })
    const saved = await server.ask(plays.savePlay, { headers, body: { ticket, events } })
    expect(saved).toMatchObject({ verified: true, assignment: null, conversation: draft.id })
    const again = { conversation: draft.id, mode: 'reading', difficulty: 'normal' }
    const refusal = await server.refused(plays.createTicket, { headers, body: again })
    expect(refusal.code).toBe('conversation-not-found')
  })

  test('gives extra time and no clock to the student who is allowed them, and tells nobody else', async () => {
    const id = await assign()
    const { student, teacher } = school.people
    const params = { id: classId, student: student.user.id }
    const body = { extraTime: 2, relaxed: true }
    await server.ask(classes.updateStudent, { headers: teacher.headers, params, body })
    const ticket = { conversation, mode: 'reading', difficulty: 'hard', assignment: id }
    const { headers } = student
    const asked = await server.ask(plays.createTicket, { headers, body: ticket })
    expect(asked).toMatchObject({ relaxed: true, extraTime: 2 })
    const { assignment: _, ...plain } = ticket
    const free = await server.ask(plays.createTicket, { headers, body: plain })
    expect(free).toMatchObject({ relaxed: false, extraTime: 1 })
    await server.ask(classes.updateStudent, {
      headers: teacher.headers,
      params,
      body: { relaxed: false },
    })
    // Answers after twenty seconds: too late on hard, in time for them.
    const slow = await storePlay(server, student, conversation, {
      assignment: id,
      thinking: 40_000,
    })
    expect(slow).toMatchObject({ verified: true, relaxed: false })
    expect(slow.base).toBe(0)
    const seen = await server.ask(assignments.getAssignment, {
      headers: teacher.headers,
      params: { id },
      query: 'expand=plays',
    })
    expect(JSON.stringify(seen)).not.toContain('extraTime')
  })

  test('of a student who is removed while they play stays theirs, without the assignment', async () => {
    const id = await assign()
    const { student, teacher } = school.people
    const { ticket, events } = await beginPlay(server, student, conversation, { assignment: id })
    const params = { id: classId, student: student.user.id }
    await server.ask(classes.removeStudent, { headers: teacher.headers, params })
    const { headers } = student
    const saved = await server.ask(plays.savePlay, { headers, body: { ticket, events } })
    expect(saved).toMatchObject({ verified: true, assignment: null })
    expect(await server.ask(plays.savePlay, tell(id))).toMatchObject({ assignment: null })
    const seen = { headers: teacher.headers, params: { id }, query: 'expand[]=plays' }
    expect(await server.ask(assignments.getAssignment, seen)).toMatchObject({
      students: [],
      plays: [],
    })
  })

  test('whose assignment is deleted at that moment is stored, with it or without it', async () => {
    const { student, teacher } = school.people
    for (let round = 0; round < 10; round += 1) {
      const id = await assign()
      const begun = await beginPlay(server, student, conversation, { assignment: id })
      const { ticket, events } = begun
      const { headers } = student
      const [saved] = await Promise.all([
        server.ask(plays.savePlay, { headers, body: { ticket, events } }),
        server.ask(assignments.deleteAssignment, { headers: teacher.headers, params: { id } }),
      ])
      expect(saved.verified).toBe(true)
    }
    const { rows } = await server.pool.query(
      'select 1 from plays where assignment is not null and assignment not in (select id from assignments)',
    )
    expect(rows).toEqual([])
  })

  test('is completed once, on time or not, however many plays meet it at once', async () => {
    const id = await assign()
    const { student } = school.people
    const begun: Awaited<ReturnType<typeof beginPlay>>[] = []
    while (begun.length < 8)
      begun.push(await beginPlay(server, student, conversation, { assignment: id }))
    const save = ({ ticket, events }: (typeof begun)[number]) =>
      server.ask(plays.savePlay, { headers: student.headers, body: { ticket, events } })
    await Promise.all(begun.map(save))
    server.clock.moveTo('2026-04-01T00:00:00Z')
    await storePlay(server, student, conversation, { assignment: id })
    const { rows } = await server.pool.query(
      'select is_on_time from assignment_completions where assignment = $1',
      [id],
    )
    expect(rows).toEqual([{ is_on_time: true }])
  })
})
