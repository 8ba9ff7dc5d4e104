import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import {
  classById,
  classOfTeacher,
  enrolmentOf,
  holdEnrolled,
  isStudentOf,
  lockClassOfTeacher,
  membersOf,
  seenClass,
  studentsOf,
} from './index'

describeEachEngine('a class', engine => {
  let server: TestServer
  let teacher: Person
  let student: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { writes: 1000, logins: 1000 } })
    teacher = await signUpActor(server, 'teacher')
    student = await signUpActor(server, 'student')
  })
  beforeEach(async () => {
    id = await seedClass(server, teacher, [student], { name: 'French 1' })
  })
  afterAll(() => server.close())

  const change = (body: object) =>
    server.ask(classes.updateClass, { params: { id }, headers: teacher.headers, body })
  const see = ({ headers }: Person) =>
    server.ask(classes.getClass, { params: { id }, headers, query: 'expand=all' })

  test('begins with a name that is trimmed, a look at random, French, and the own place alone', async () => {
    const made = await server.ask(classes.createClass, {
      headers: teacher.headers,
      body: { name: '  Two  ', teacher: student.user.id },
    })
    expect(made).toMatchObject({ name: 'Two', language: 'french', scores: 'own' })
    expect(made.teacher.id).toBe(teacher.user.id)
    expect(made.color).toMatch(/^[a-z]+$/)
    expect(made.icon).toMatch(/^[a-z]+$/)
    expect(made.joinLink).toMatch(new RegExp(`/classes/${made.id}/join$`))
  })

  test.each([
    [{ name: '' }, 'name', 'Must enter class name.'],
    [{ name: '   ' }, 'name', 'Must enter class name.'],
    [{ name: 'x'.repeat(91) }, 'name', 'must have at most 90 characters'],
    [{ name: 'x', color: '<b>' }, 'color', 'is not valid'],
    [{ name: 'x', language: 'martian' }, 'language', 'is not valid'],
    [{}, 'name', 'is not valid'],
  ])('is not made of %j', async (body, field, words) => {
    const { headers } = teacher
    const refusal = await server.refused(classes.createClass, { headers, body })
    expect([refusal.status, refusal.fields]).toEqual([400, { [field]: words }])
  })

  test('is changed in its name, language, scores and whether it can be joined', async () => {
    const body = { name: ' Deutsch ', language: 'german', scores: 'off', isOpen: false }
    expect(await change(body)).toMatchObject({ ...body, name: 'Deutsch' })
    expect(await see(student)).toMatchObject({ name: 'Deutsch', language: 'german' })
    for (const wrong of [{ name: ' ' }, { language: 'martian' }, { scores: 'all' }]) {
      const sent = { params: { id }, headers: teacher.headers, body: wrong }
      expect((await server.refused(classes.updateClass, sent)).status).toBe(400)
    }
  })

  test('shows a student nothing of what others are allowed, or that there are others', async () => {
    const other = await signUpPerson(server)
    const body = { studentId: other.user.id }
    await server.ask(classes.joinClass, { params: { id }, headers: other.headers, body })
    await server.ask(classes.updateStudent, {
      params: { id, student: student.user.id },
      headers: teacher.headers,
      body: { extraTime: 2 },
    })
    const seen = JSON.stringify(await see(other))
    expect(seen).not.toContain(student.user.id)
    expect(seen).not.toContain(student.email)
    const all = await see(teacher)
    expect(all.students?.map(({ allowances }) => allowances.extraTime).toSorted()).toEqual([1, 2])
  })

  test('is nothing to a removed student from the very next call on', async () => {
    await server.ask(classes.removeStudent, {
      params: { id, student: student.user.id },
      headers: teacher.headers,
    })
    const { headers } = student
    const { shortid } = await seedDuel(server)
    for (const [call, sent] of [
      [classes.getClass, { params: { id }, headers, query: 'expand=all' }],
      [plays.getLeaderboard, { params: { id: shortid }, headers, query: `class=${id}` }],
      [classes.renewCode, { params: { id }, headers, body: {} }],
      [classes.updateClass, { params: { id }, headers, body: {} }],
    ] as const)
      expect((await server.refused(call, sent)).code).toBe('class-not-found')
    const me = await server.ask(accounts.getMe, { headers })
    expect(me.classesEnrolled.map(one => one.id)).not.toContain(id)
    const list = await server.ask(classes.listClasses, { headers })
    expect(list.classes.map(one => one.id)).not.toContain(id)
    const again = await server.refused(classes.removeStudent, {
      params: { id, student: student.user.id },
      headers: teacher.headers,
    })
    expect(again).toMatchObject({ status: 404, code: 'student-not-found' })
  })

  test('that was deleted is nothing to anybody', async () => {
    await server.ask(classes.deleteClass, { params: { id }, headers: teacher.headers })
    for (const { headers } of [teacher, student])
      for (const call of [classes.getClass, classes.deleteClass, classes.renewCode] as const) {
        const sent = { params: { id }, headers, ...(call.method === 'POST' ? { body: {} } : {}) }
        expect((await server.refused(call, sent)).code).toBe('class-not-found')
      }
    const { rows } = await server.pool.query(
      'select 1 from enrolments where class = $1 union all select 1 from barred_students where class = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('keeps its teacher and its students to their account types', async () => {
    const become = async ({ user, headers }: Person, type: string) => {
      const sent = { params: { id: user.id }, headers, body: { type } }
      return (await server.refused(accounts.updateProfile, sent)).code
    }
    expect(await become(teacher, 'student')).toBe('still-teaches')
    expect(await become(teacher, 'personal')).toBe('still-teaches')
    expect(await become(student, 'teacher')).toBe('still-enrolled')
    expect(await become(student, 'personal')).toBe('still-enrolled')
    for (const [{ user, headers }, type] of [
      [teacher, 'teacher'],
      [student, 'student'],
    ] as const)
      await server.ask(accounts.updateProfile, { params: { id: user.id }, headers, body: { type } })
  })

  test('keeps its teacher’s account, and is named; a student who goes leaves it', async () => {
    const owner = await signUpActor(server, 'teacher')
    const own = await seedClass(server, owner, [], { name: 'The Last Class' })
    const params = { id: owner.user.id }
    const { headers } = owner
    const kept = await server.refused(accounts.deleteUser, { params, headers, body: {} })
    expect(kept).toMatchObject({
      status: 409,
      code: 'still-teaches',
      fields: { classes: 'The Last Class' },
    })
    await server.ask(classes.deleteClass, { params: { id: own }, headers })
    await server.ask(accounts.deleteUser, { params, headers, body: {} })
    const goer = await signUpPerson(server)
    const body = { studentId: goer.user.id }
    await server.ask(classes.joinClass, { params: { id }, headers: goer.headers, body })
    const goerParams = { params: { id: goer.user.id }, headers: goer.headers }
    const told = await server.ask(accounts.exportUser, goerParams)
    expect(told.classes).toEqual([
      {
        name: 'French 1',
        as: 'student',
        since: '2026-03-04T10:20:00.000Z',
        called: { givenName: null, familyName: null },
      },
    ])
    await server.ask(accounts.deleteUser, { ...goerParams, body: {} })
    expect((await see(teacher)).students?.map(one => one.id)).toEqual([student.user.id])
  })

  test('shows of its scores what its teacher has set', async () => {
    const { id: conversation } = await seedDuel(server)
    const other = await signUpPerson(server)
    const stranger = await signUpPerson(server)
    const body = { studentId: other.user.id }
    await server.ask(classes.joinClass, { params: { id }, headers: other.headers, body })
    await storePlay(server, student, conversation, { thinking: 500 })
    // Whoever loses is behind, however the choices are dealt.
    await storePlay(server, other, conversation, { isRight: false })
    await storePlay(server, stranger, conversation, { thinking: 3000 })
    const query = `class=${id}`
    const board = ({ headers }: Person) =>
      server.ask(plays.getLeaderboard, { params: { id: conversation }, headers, query })
    const names = (rows: { place: number; player: { id: string } | null }[]) =>
      rows.map(({ place, player }) => [place, player?.id ?? null])

    const own = await board(other)
    expect([own.plays, names(own.nearby), own.total]).toEqual([[], [[2, other.user.id]], 2])
    expect(names((await board(teacher)).plays)).toEqual([
      [1, null],
      [2, null],
    ])
    await change({ scores: 'names' })
    for (const person of [teacher, student, other])
      expect(names((await board(person)).plays)).toEqual([
        [1, student.user.id],
        [2, other.user.id],
      ])
    await change({ scores: 'off' })
    for (const { headers } of [teacher, student]) {
      const sent = { params: { id: conversation }, headers, query }
      expect(await server.refused(plays.getLeaderboard, sent)).toEqual({
        status: 403,
        code: 'scores-off',
        message: 'Your teacher has turned scores off for this class.',
      })
    }
    for (const [headers, status] of [
      [{}, 401],
      [stranger.headers, 404],
    ] as const) {
      const sent = { params: { id: conversation }, headers, query }
      expect((await server.refused(plays.getLeaderboard, sent)).status).toBe(status)
    }
  })

  test('is asked for by the other rooms at its front door', async () => {
    const reader = ({ user }: Person) =>
      ({ kind: 'user', id: user.id, role: null, isStudent: false }) as const
    const { database } = server
    const pair = { class: id, student: student.user.id }
    expect((await classById(database, id))?.teacher).toBe(teacher.user.id)
    expect((await classOfTeacher(database, id, reader(teacher))).id).toBe(id)
    expect((await lockClassOfTeacher(database, id, reader(teacher))).id).toBe(id)
    await expect(classOfTeacher(database, id, reader(student))).rejects.toThrow('not-allowed')
    expect((await seenClass(database, id, reader(student))).by.role).toBe('student')
    for (const enrolment of [await enrolmentOf(database, pair), await holdEnrolled(database, pair)])
      expect(enrolment).toMatchObject({ ...pair, extraTime: 1, relaxed: false })
    expect((await membersOf(database, id)).map(row => row.student)).toEqual([student.user.id])
    expect((await studentsOf(database, id)).map(one => one.email)).toEqual([student.email])
    expect(await isStudentOf(database, teacher.user.id, student.user.id)).toBe(true)
    expect(await isStudentOf(database, student.user.id, teacher.user.id)).toBe(false)
  })
})
