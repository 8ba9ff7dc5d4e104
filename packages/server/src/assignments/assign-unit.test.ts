import { randomUUID } from 'node:crypto'
import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { courses } from '@duologue/contract/courses'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { classActors, expectMatrix, openSchool, type School } from '../testing/school/class-matrix'
import { allAtOnce } from '../testing/school/class-shop'
import { seedAssignment } from '../testing/school/seed-assignment'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'
import { listOfPairs } from '../testing/school/seed-list'

describeOnDatabase('a unit that is assigned', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { writes: 10_000 } })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  const headers = () => school.people.teacher.headers
  const duels = async (...titles: string[]) =>
    Promise.all(titles.map(async title => (await seedDuel(server, { title })).id))
  /** A course of the teacher with one unit. */
  const unitOf = async (things: readonly { kind: string; id: string }[]) => {
    const { id } = await server.ask(courses.createCourse, {
      headers: headers(),
      body: { title: 'Pasos', language: 'es' },
    })
    const unit = { key: 'one', title: '', level: null, aims: [], items: things }
    await server.ask(courses.updateCourse, {
      headers: headers(),
      params: { id },
      body: { units: [unit] },
    })
    return { id, unit: 'one' }
  }
  const conversations = (ids: readonly string[]) => ids.map(id => ({ kind: 'conversation', id }))
  const bodyOf = (classId: string, items: readonly string[], part: object = {}) => ({
    class: classId,
    items,
    mode: 'reading',
    difficulty: 'easy',
    requirement: 'win',
    dateDue: '2026-03-20',
    timeZone: 'Europe/Berlin',
    ...part,
  })
  const assigned = async (id: string) =>
    (
      await server.ask(classes.getClass, {
        headers: headers(),
        params: { id },
        query: 'expand[]=assignments',
      })
    ).assignments ?? []

  test('becomes an assignment for each ticked item that can be played, and names the rest', async () => {
    const [one = '', two = '', other = ''] = await duels('One', 'Two', 'Other')
    const flat = (await seedConversation(server.pool, { title: 'Flat' })).id
    await seedLines(server.pool, flat, ['Hola.', '¡Hola!'])
    const { id: list } = await server.ask(pronunciation.createList, {
      headers: headers(),
      body: { ...listOfPairs, title: 'Sounds', settings: { isPublished: true } },
    })
    const things = [...conversations([one, two, other, flat]), { kind: 'list', id: list }]
    const params = await unitOf(things)
    const classId = await school.newClass()
    await seedAssignment(server, classId, two, { title: 'Two' })
    const body = bodyOf(classId, [list, flat, two, one], { mode: 'speaking' })
    const ask = () => server.ask(assignments.assignUnit, { headers: headers(), params, body })
    expect(await ask()).toEqual({
      assigned: [
        { id: one, title: 'One' },
        { id: list, title: 'Sounds' },
      ],
      already: [{ id: two, title: 'Two' }],
      notPlayable: [{ id: flat, title: 'Flat' }],
      unavailable: 0,
    })
    const all = await assigned(classId)
    expect(all.map(({ activity, mode }) => `${activity} ${mode}`).toSorted()).toEqual([
      'conversationGame any',
      'conversationGame speaking',
      'pronunciationCustom any',
    ])
    expect(await ask()).toMatchObject({ assigned: [], already: [{}, {}, {}] })
    expect(await assigned(classId)).toHaveLength(3)
  })

  test('is assigned once, however often one call is sent', async () => {
    const ids = await duels('A', 'B', 'C')
    const params = await unitOf(conversations(ids))
    const classId = await school.newClass()
    const sent = {
      headers: { ...headers(), 'idempotency-key': randomUUID() },
      params,
      body: bodyOf(classId, ids),
    }
    const press = Array.from({ length: 6 }, () => sent)
    expect(new Set(await allAtOnce(server, assignments.assignUnit, press))).toEqual(new Set([201]))
    expect(await assigned(classId)).toHaveLength(3)
    expect((await server.ask(assignments.assignUnit, sent)).assigned).toHaveLength(3)
    const otherwise = { ...sent, body: bodyOf(classId, ids.slice(1)) }
    expect((await server.refused(assignments.assignUnit, otherwise)).status).toBe(409)
  })

  test('is assigned whole or not at all', async () => {
    const ids = await duels('A', 'B', 'C')
    const params = await unitOf(conversations(ids))
    const classId = await school.newClass()
    await server.pool.query(
      `insert into assignments (id, class, conversation, title, activity, mode, difficulty, requirement,
         date_due, time_zone, created_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'x', 'conversationGame', 'any', 'any', 'play',
         '2026-03-10T23:59:59Z', 'UTC', '2026-03-01' from generate_series(1, 498)`,
      [classId],
    )
    const refused = (body: object, of: object = params) =>
      server.refused(assignments.assignUnit, {
        headers: headers(),
        params: { ...params, ...of },
        body,
      })
    expect((await refused(bodyOf(classId, ids))).code).toBe('too-many-assignments')
    const stranger = await refused(bodyOf(classId, [...ids, randomUUID()]))
    expect(stranger.fields).toEqual({ items: 'are not all of this unit' })
    expect((await refused(bodyOf(classId, ids, { dateDue: '2026-03-03' }))).code).toBe(
      'date-due-past',
    )
    expect((await refused(bodyOf(classId, ids), { unit: 'two' })).status).toBe(404)
    expect((await refused(bodyOf(classId, ids), { id: 'none' })).code).toBe('course-not-found')
    expect((await refused(bodyOf(classId, []))).status).toBe(400)
    expect(await assigned(classId)).toHaveLength(498)
  })

  test('only the teacher of the class may, and only with a course that they may read', async () => {
    const ids = await duels('A')
    const params = await unitOf(conversations(ids))
    await expectMatrix(server, school, {
      call: assignments.assignUnit,
      sent: async () => ({ params, body: bodyOf(await school.newClass({ name: 'Secret' }), ids) }),
      answers: {
        ...(Object.fromEntries(classActors.map(actor => [actor, 403])) as Record<
          (typeof classActors)[number],
          number
        >),
        visitor: 401,
        teacher: [201, answer => expect(answer).toMatchObject({ assigned: [{ title: 'A' }] })],
        // The course is a draft of the teacher.
        coTeacher: 404,
      },
      secrets: ['Secret', 'Pasos'],
    })
    const elsewhere = { params, body: bodyOf(school.otherClass, ids) }
    const theirs = { headers: school.headersOf('otherTeacher'), ...elsewhere }
    expect((await server.refused(assignments.assignUnit, theirs)).code).toBe('course-not-found')
  })
})
