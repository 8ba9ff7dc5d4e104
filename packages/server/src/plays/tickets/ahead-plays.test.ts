import { accounts } from '@duologue/contract/accounts'
import { assignments } from '@duologue/contract/assignments'
import { plays } from '@duologue/contract/plays'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { beginPlay, playLater, seedDuel, storePlay } from '../../testing/school/begun-play'
import { openSchool, type School } from '../../testing/school/class-matrix'
import { type Person, signUpPerson } from '../../testing/school/people'
import { makeList, roundLater } from '../../testing/school/played-round'
import { seedAssignment, seedListAssignment } from '../../testing/school/seed-assignment'

const day = 24 * 3_600_000

describeOnDatabase('a game that is played without a connection', engine => {
  let server: TestServer
  let school: School
  let person: Person
  let duel: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 9999, writes: 9999 } })
    school = await openSchool(server)
  })
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    person = await signUpPerson(server)
    duel = (await seedDuel(server)).id
  })
  afterAll(() => server.close())

  const later = (ms: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + ms).toISOString())
  const ahead = (part: object = {}, { headers } = person) =>
    server.ask(plays.createTicket, {
      headers,
      body: { ahead: true, conversation: duel, ...part },
    })
  const notAhead = (part: object = {}, { headers } = person) =>
    server.refused(plays.createTicket, {
      headers,
      body: { ahead: true, conversation: duel, ...part },
    })
  const save = (body: object, { headers } = person) => server.ask(plays.savePlay, { headers, body })
  const refused = (body: object, { headers } = person) =>
    server.refused(plays.savePlay, { headers, body })

  test.each([
    ['reading', true],
    ['reading', false],
    ['listening', true],
    ['speaking', true],
  ] as const)('is sent days later and counts: %s, right (%s)', async (mode, isRight) => {
    const { sent, result, duration } = await playLater(server, person, duel, { mode, isRight })
    later(9 * day)
    const play = await save(sent)
    expect(play).toMatchObject({
      mode,
      difficulty: 'normal',
      score: result.scores[1].total,
      isWinner: isRight,
      verified: true,
      duration,
      datePlayed: server.clock.now().toISOString(),
      saidAt: sent.saidAt,
    })
    const told = await server.ask(accounts.exportUser, {
      params: { id: person.user.id },
      headers: person.headers,
    })
    expect(told.plays).toMatchObject([{ id: play.id, saidAt: sent.saidAt }])
  })

  test('over a list is a round that counts', async () => {
    const list = (await makeList(server, school.people.teacher)).id
    const { sent, score } = await roundLater(server, person, list, { mode: 'writing' })
    later(day)
    expect(await save({ ...sent, settings: { ...sent.settings, powers: ['heal'] } })).toMatchObject(
      {
        pronunciationList: list,
        mode: 'writing',
        score,
        verified: true,
      },
    )
  })

  describe('says how it was played:', () => {
    test('without settings, with others than a game has, or with an ordinary ticket a play is refused', async () => {
      const { sent } = await playLater(server, person, duel)
      const { settings, ...bare } = sent
      expect(await refused(bare)).toMatchObject({
        status: 400,
        fields: { settings: 'is required' },
      })
      for (const part of [
        { mode: 'any' },
        { mode: 'writing' },
        { mode: 'singing' },
        { difficulty: 'any' },
        { powers: ['flight'] },
        { deal: 3 },
        { relaxed: 'yes' },
      ]) {
        const other = { ...sent, settings: { ...settings, ...part } }
        expect(await refused(other), JSON.stringify(part)).toMatchObject({
          status: 400,
          code: 'invalid-input',
        })
      }
      expect((await refused({ ...sent, saidAt: 'yesterday' })).status).toBe(400)
      const { ticket, events } = await beginPlay(server, person, duel)
      expect(await refused({ ticket, settings, events })).toMatchObject({
        status: 400,
        fields: { settings: 'is not valid' },
      })
      expect((await save({ ticket, events })).verified).toBe(true)
      expect((await save(sent)).verified).toBe(true)
    })

    test('a game that is told with other settings than it was played with does not count', async () => {
      const { sent } = await playLater(server, person, duel)
      const other = { ...sent, settings: { ...sent.settings, mode: 'listening' } }
      expect(await save(other)).toMatchObject({ verified: false, uncounted: 'record' })
    })

    test('relaxed timing is told with the game', async () => {
      const { sent } = await playLater(server, person, duel, { relaxed: true, thinking: 9000 })
      expect(await save(sent)).toMatchObject({ verified: true, relaxed: true })
    })
  })

  test('takes what its device says of the time only between itself and the arrival', async () => {
    const moment = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString()
    for (const [told, isBelieved] of [
      [-3 * day, false],
      [3 * day, false],
      [-1000, true],
      [0, true],
    ] as const) {
      const { sent } = await playLater(server, person, duel)
      const saidAt = moment(told)
      const play = await save({ ...sent, saidAt })
      expect(play).toMatchObject({ verified: true })
      expect(play.saidAt).toBe(isBelieved ? saidAt : undefined)
    }
    const { sent } = await playLater(server, person, duel)
    const { saidAt: _, ...silent } = sent
    expect((await save(silent)).saidAt).toBeUndefined()
    // A game that lost its connection only at its end says when it was over, too.
    const { ticket, events } = await beginPlay(server, person, duel)
    const saidAt = server.clock.now().toISOString()
    later(day)
    expect(await save({ ticket, events, saidAt })).toMatchObject({ verified: true, saidAt })
  })

  test('longer than the time since it was fetched a game does not count', async () => {
    const { sent, duration } = await playLater(server, person, duel)
    later(-duration / 2)
    expect(await save(sent)).toMatchObject({ verified: false, score: 0 })
  })

  describe('for an assignment', () => {
    let classId: string
    beforeEach(async () => {
      person = school.people.student
      classId = await school.newClass()
      await server.pool.query('delete from play_tickets where user_id = $1', [person.user.id])
    })

    test('is made with what that fixes and allows: another game with it is refused', async () => {
      const fixes = { mode: 'listening', difficulty: 'normal' }
      const assignment = await seedAssignment(server, classId, duel, fixes)
      await server.pool.query(
        'update enrolments set extra_time = 1.5, relaxed = true where class = $1 and student = $2',
        [classId, person.user.id],
      )
      expect(await ahead({ assignment })).toMatchObject({ relaxed: true, extraTime: 1.5 })
      const { sent } = await playLater(server, person, duel, { assignment, mode: 'listening' })
      for (const part of [{ mode: 'reading' }, { difficulty: 'hard' }])
        expect((await refused({ ...sent, settings: { ...sent.settings, ...part } })).code).toBe(
          'not-this-assignment',
        )
      expect(await save(sent)).toMatchObject({ verified: true, assignment, relaxed: true })
    })

    test('is beside that of the thing, for students of its class and its thing alone', async () => {
      const assignment = await seedAssignment(server, classId, duel)
      const [assigned, free] = [await ahead({ assignment }), await ahead()]
      expect(assigned.ticket).not.toBe(free.ticket)
      expect(assigned.seed).toBe(free.seed)
      const other = (await seedDuel(server)).id
      expect((await notAhead({ assignment, conversation: other })).code).toBe('not-this-assignment')
      expect((await notAhead({ assignment }, await signUpPerson(server))).status).toBe(403)
    })

    test('of a list asks for the whole of it', async () => {
      const list = (await makeList(server, school.people.teacher)).id
      const assignment = await seedListAssignment(server, classId, list)
      const { sent } = await roundLater(server, person, list, { assignment })
      expect(await save(sent)).toMatchObject({ verified: true, assignment })
    })

    test('brings a play whose arrival counts for the due date, whatever its device says; its teacher sees both', async () => {
      const { student, teacher } = school.people
      await server.ask(shop.changeShop, {
        params: { id: classId },
        headers: teacher.headers,
        body: { earning: 3 },
      })
      const due = { requirement: 'win', dateDue: '2026-03-06T23:59:59Z' } as const
      const assignment = await seedAssignment(server, classId, duel, due)
      const { sent } = await playLater(server, student, duel, { assignment })
      later(5 * day)
      const play = await save(sent)
      expect(play).toMatchObject({ verified: true, isWinner: true, saidAt: sent.saidAt })
      expect(play.assigned).toMatchObject({ standing: { status: 'late' }, cards: 0 })
      const query = `assignment=${assignment}`
      const seen = await server.ask(plays.findPlays, { headers: teacher.headers, query })
      expect(seen.plays).toMatchObject([
        { id: play.id, saidAt: sent.saidAt, datePlayed: server.clock.now().toISOString() },
      ])
      const { standing } = await server.ask(assignments.getAssignment, {
        headers: student.headers,
        params: { id: assignment },
      })
      expect(standing).toMatchObject({ status: 'late', metAt: play.datePlayed })
    })

    test('that went meanwhile brings a play without it', async () => {
      const assignment = await seedAssignment(server, classId, duel)
      const { sent } = await playLater(server, person, duel, { assignment })
      await server.pool.query('delete from assignments where id = $1', [assignment])
      expect(await save(sent)).toMatchObject({ verified: true, assignment: null })
      expect(await storePlay(server, person, duel)).toMatchObject({ verified: true })
    })
  })
})
