import { assignments } from '@duologue/contract/assignments'
import { plays } from '@duologue/contract/plays'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel, storePlay } from '../../testing/school/begun-play'
import { seedClass } from '../../testing/school/class-matrix'
import { allAtOnce, expectSound } from '../../testing/school/class-shop'
import { type Person, signUpActor } from '../../testing/school/people'
import { seedAssignment } from '../../testing/school/seed-assignment'

describeOnDatabase('an assignment that changes', engine => {
  let server: TestServer
  let conversation: string
  let teacher: Person
  let student: Person
  let classId: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 1000, writes: 10_000, reads: 10_000 },
    })
    conversation = (await seedDuel(server)).id
    teacher = await signUpActor(server, 'teacher')
    student = await signUpActor(server, 'student')
  })
  beforeEach(async () => {
    server.clock.moveTo('2026-03-12T10:00:00Z')
    classId = await seedClass(server, teacher, [student])
    const { headers } = teacher
    await server.ask(shop.changeShop, { headers, params: { id: classId }, body: { earning: 5 } })
    await server.ask(shop.setCurrency, {
      headers,
      params: { id: student.user.id },
      body: { currency: 0 },
    })
  })
  afterAll(() => server.close())

  type Told = Parameters<typeof seedAssignment>[3]
  const assign = (told: Told = {}) => seedAssignment(server, classId, conversation, told)
  const play = (assignment: string, isRight = true) =>
    storePlay(server, student, conversation, { assignment, isRight })
  const changing = (id: string, body: object) => ({
    headers: teacher.headers,
    params: { id },
    body,
  })
  const change = (id: string, body: object) =>
    server.ask(assignments.updateAssignment, changing(id, body))
  const standing = async (id: string) => {
    const { headers } = student
    const found = await server.ask(assignments.getAssignment, { headers, params: { id } })
    return found.standing?.status
  }
  const cards = async () => {
    const { headers } = student
    return (await server.ask(shop.getShop, { headers, params: { id: classId } })).currency
  }

  test('pays a late pupil who is done by a later date due, once', async () => {
    const id = await assign({ dateDue: '2026-03-10T23:59:59Z' })
    await play(id)
    expect([await standing(id), await cards()]).toEqual(['late', 0])
    await change(id, { dateDue: '2026-03-20' })
    expect([await standing(id), await cards()]).toEqual(['done', 5])
    await change(id, { dateDue: '2026-03-21' })
    await play(id)
    expect(await cards()).toBe(5)
    const { headers } = student
    const ledger = await server.ask(shop.getLedger, { headers, params: { id: classId } })
    expect(ledger.entries[0]).toMatchObject({ reason: 'earned', cards: 5, balance: 5 })
    await expectSound(server.pool)
  })

  test('pays nobody who is late all the same, and nobody who has left the class', async () => {
    const id = await assign({ dateDue: '2026-03-10T23:59:59Z' })
    server.clock.moveTo('2026-03-12T10:00:00Z')
    await play(id)
    server.clock.moveTo('2026-03-11T10:00:00Z')
    await change(id, { dateDue: '2026-03-11' })
    expect([await standing(id), await cards()]).toEqual(['late', 0])
    await server.pool.query('delete from enrolments where class = $1', [classId])
    await change(id, { dateDue: '2026-03-20' })
    const { rows } = await server.pool.query(
      `select cards from card_entries where class = $1 and reason = 'earned'`,
      [classId],
    )
    expect(rows).toEqual([])
  })

  test.each([
    ['another requirement', { requirement: 'win' }, { requirement: 'play' }],
    ['a lower score', { requirement: 'score', requiredScore: 9_999_999 }, { completion_score: 1 }],
  ] as const)('pays whoever is done by %s', async (_what, told, body) => {
    const id = await assign({ ...told, dateDue: '2026-03-20T23:59:59Z' })
    await play(id, told.requirement === 'score')
    expect([await standing(id), await cards()]).toEqual(['open', 0])
    await change(id, body)
    expect([await standing(id), await cards()]).toEqual(['done', 5])
    await expectSound(server.pool)
  })

  test('takes back nothing when it asks for more, or is due earlier', async () => {
    const id = await assign({ dateDue: '2026-03-20T23:59:59Z' })
    await play(id, false)
    expect([await standing(id), await cards()]).toEqual(['done', 5])
    await change(id, { requirement: 'win' })
    expect([await standing(id), await cards()]).toEqual(['open', 5])
    await play(id)
    expect([await standing(id), await cards()]).toEqual(['done', 5])
    await expectSound(server.pool)
  })

  test('pays nothing for a play that is only told, and pays for the first that counts', async () => {
    const id = await assign({ dateDue: '2026-03-20T23:59:59Z' })
    const body = {
      conversation,
      activity: 'conversationGame',
      mode: 'reading',
      difficulty: 'normal',
      score: 1,
      isWinner: true,
      assignment: id,
    }
    await server.ask(plays.savePlay, { headers: student.headers, body })
    expect([await standing(id), await cards()]).toEqual(['done', 0])
    await change(id, { dateDue: '2026-03-21' })
    expect(await cards()).toBe(0)
    await play(id)
    expect(await cards()).toBe(5)
  })

  test('pays once, however many changes arrive at once with the play', async () => {
    const id = await assign({ dateDue: '2026-03-10T23:59:59Z' })
    await play(id)
    const days = Array.from({ length: 12 }, (_, index) => `2026-03-${13 + index}`)
    const sent = days.map(dateDue => changing(id, { dateDue }))
    const statuses = await allAtOnce(server, assignments.updateAssignment, sent)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([await standing(id), await cards()]).toEqual(['done', 5])
    await expectSound(server.pool)
  })

  test('refuses a date due that is over, with a sentence, when it is made and when it is changed', async () => {
    const body = {
      classes: [classId],
      conversation,
      type: 'conversationGame',
      mode: 'any',
      difficulty: 'any',
      requirement: 'play',
      dateDue: '2026-03-12',
      timeZone: 'Pacific/Kiritimati',
    }
    const refused = {
      status: 400,
      code: 'date-due-past',
      message: 'The due date is over already. Choose today or a later day.',
      fields: { dateDue: 'This day is over. Choose today or a later day.' },
    }
    const { headers } = teacher
    expect(await server.refused(assignments.createAssignment, { headers, body })).toMatchObject(
      refused,
    )
    // Where the day still runs it can be chosen.
    const today = { ...body, dateDue: '2026-03-11', timeZone: 'Pacific/Niue' }
    await server.ask(assignments.createAssignment, { headers, body: today })
    const id = await assign({ dateDue: '2026-03-10T23:59:59Z' })
    const earlier = changing(id, { dateDue: '2026-03-11', timeZone: 'UTC' })
    expect(await server.refused(assignments.updateAssignment, earlier)).toMatchObject(refused)
    // What it is already is no news, and everything else of it can be changed.
    const same = await change(id, { dateDue: '2026-03-10', mode: 'reading' })
    expect(same).toMatchObject({ dateDue: '2026-03-10T23:59:59.000Z', mode: 'reading' })
  })
})
