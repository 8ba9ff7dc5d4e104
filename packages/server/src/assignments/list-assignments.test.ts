import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { plays } from '@duologue/contract/plays'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { expectMatrix, openSchool, type School } from '../testing/school/class-matrix'
import { makeList, storeRound } from '../testing/school/played-round'
import { seedListAssignment } from '../testing/school/seed-assignment'
import { idOfItem, listOfPairs } from '../testing/school/seed-list'

const title = '=Whispered words'
const strangers = { other: 404, studentElsewhere: 404, otherTeacher: 404, editor: 404 } as const

describeOnDatabase('an assignment of a list', engine => {
  let server: TestServer
  let school: School
  let list: { id: string; shortid: string }
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 999, searches: 999 } })
    school = await openSchool(server)
    list = await makeList(server, school.people.teacher, {
      title,
      settings: { isPublished: false },
    })
  })
  afterAll(() => server.close())

  const wishes = {
    mode: 'writing',
    difficulty: 'easy',
    requirement: 'win',
    dateDue: '2026-03-20',
  }
  const assign = async (body: object = {}) => {
    const classId = await school.newClass()
    const { headers } = school.people.teacher
    const told = { ...wishes, classes: [classId], pronunciationList: list.shortid, ...body }
    const made = await server.ask(assignments.createAssignment, { headers, body: told })
    return { ...made, classId }
  }
  const read = (id: string, who: 'teacher' | 'student' = 'teacher') =>
    server.ask(assignments.getAssignment, {
      headers: school.people[who].headers,
      params: { id },
      query: 'expand[]=plays',
    })

  test('tells its list, its activity and its mode', async () => {
    const { id, classId: _, ...made } = await assign()
    expect(made).toMatchObject({
      conversation: null,
      pronunciationList: { id: list.id, shortid: list.shortid, title, isDeleted: false },
      activity: 'pronunciationCustom',
      type: 'conversationGame',
      mode: 'writing',
      requirement: 'win',
      counts: { open: 1 },
    })
    expect((await read(id, 'student')).pronunciationList?.shortid).toBe(list.shortid)
  })

  test('POST /assignments: the teacher of the class alone, of a list that they may see', async () => {
    await expectMatrix(server, school, {
      call: assignments.createAssignment,
      sent: async () => ({
        body: { ...wishes, classes: [await school.newClass()], pronunciationList: list.id },
      }),
      answers: {
        visitor: 401,
        student: 403,
        teacher: [201, answer => expect(answer).toMatchObject({ counts: { open: 1 } })],
        admin: 403,
        other: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: 403,
        // The list is a draft of the teacher, which the class of both was assigned.
        coTeacher: [201, answer => expect(answer).toMatchObject({ counts: { open: 1 } })],
      },
      secrets: [title],
    })
    const { headers } = school.people.otherTeacher
    const body = { ...wishes, classes: [school.otherClass], pronunciationList: list.id }
    const refusal = await server.refused(assignments.createAssignment, { headers, body })
    expect(refusal).toMatchObject({ status: 404, code: 'list-not-found' })
  })

  test('POST /assignments: of no list that has too few items for a round', async () => {
    const { teacher } = school.people
    const short = await makeList(server, teacher, { items: listOfPairs.items.slice(0, 2) })
    const body = { ...wishes, classes: [await school.newClass()], pronunciationList: short.id }
    const { headers } = teacher
    const refusal = await server.refused(assignments.createAssignment, { headers, body })
    expect(refusal).toMatchObject({ status: 400, code: 'list-not-playable' })
  })

  test('GET /assignments/{id} and its misses: its class, the misses for its teacher', async () => {
    const sent = async () => ({ params: { id: (await assign()).id } })
    const secrets = [title, 'perro']
    await expectMatrix(server, school, {
      call: assignments.getAssignment,
      sent,
      answers: {
        visitor: 401,
        student: [200, answer => expect(answer).not.toHaveProperty('counts')],
        teacher: [200, answer => expect(answer).toHaveProperty('counts')],
        admin: [200, answer => expect(answer).toHaveProperty('counts')],
        ...strangers,
      },
      secrets,
    })
    await expectMatrix(server, school, {
      call: assignments.getMisses,
      sent,
      answers: {
        visitor: 401,
        student: 403,
        teacher: [
          200,
          answer =>
            expect(answer).toEqual({ language: 'es', translationLanguage: 'en', lines: [] }),
        ],
        admin: [200, () => undefined],
        ...strangers,
      },
      secrets,
    })
  })

  test.each([
    ['a list with speaking', { mode: 'speaking' }],
    ['a list with a mode that is none', { mode: 'singing' }],
    ['nothing', { pronunciationList: undefined }],
  ])('of %s is refused', async (_name, wrong) => {
    const { headers } = school.people.teacher
    const classId = await school.newClass()
    const body = { ...wishes, classes: [classId], pronunciationList: list.id, ...wrong }
    const refusal = await server.refused(assignments.createAssignment, { headers, body })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
  })

  test('changes to any of its own modes, and to no mode of conversations', async () => {
    const { id } = await assign()
    const { headers } = school.people.teacher
    const change = { headers, params: { id } }
    for (const mode of ['any', 'reading', 'listening', 'writing'])
      expect(
        (await server.ask(assignments.updateAssignment, { ...change, body: { mode } })).mode,
      ).toBe(mode)
    const refusal = await server.refused(assignments.updateAssignment, {
      ...change,
      body: { mode: 'speaking' },
    })
    expect(refusal).toMatchObject({
      status: 400,
      code: 'invalid-input',
      fields: { mode: expect.any(String) },
    })
  })

  test('is met by a verified round of its list as it fixes it, and by no other', async () => {
    const { id } = await assign()
    const { student } = school.people
    const begin = (body: object) =>
      server.refused(plays.createTicket, { headers: student.headers, body })
    const game = { pronunciationList: list.id, mode: 'writing', difficulty: 'easy', assignment: id }
    const other = await makeList(server, school.people.teacher)
    for (const wrong of [
      { mode: 'reading' },
      { difficulty: 'hard' },
      { pronunciationList: other.id },
    ])
      expect(await begin({ ...game, ...wrong })).toMatchObject({
        status: 400,
        code: 'not-this-assignment',
      })
    const manner = { mode: 'writing', difficulty: 'easy', assignment: id } as const
    await storeRound(server, student, list.id, { ...manner, isRight: false })
    expect((await read(id, 'student')).standing).toMatchObject({ status: 'open', score: 0 })
    const play = await storeRound(server, student, list.id, manner)
    expect(play).toMatchObject({ assignment: id, score: 60, isWinner: true, verified: true })
    expect((await read(id, 'student')).standing).toMatchObject({ status: 'done', score: 60 })
    expect((await read(id)).plays).toMatchObject([
      { id: play.id, pronunciationList: list.id, player: { id: student.user.id } },
      { score: 0 },
    ])
    const { headers } = school.people.teacher
    const misses = await server.ask(assignments.getMisses, { headers, params: { id } })
    expect(misses.language).toBe('es')
    expect(misses.lines).toHaveLength(6)
    expect(misses.lines).toContainEqual({
      line: { id: idOfItem(2), text: 'perro', pinyin: null, translation: 'dog', audio: null },
      asked: 2,
      wrong: 1,
      seconds: expect.closeTo(1, 0),
    })
  })

  test('asks for every item up to twenty, with the time that its student is allowed', async () => {
    const { headers } = school.people.teacher
    const items = Array.from({ length: 24 }, (_, index) => ({
      id: idOfItem(500 + index),
      text: `palabra ${'abcdefghijklmnopqrstuvwx'[index]}`,
    }))
    const long = await makeList(server, school.people.teacher, { items })
    const classId = await school.newClass()
    const { student } = school.people
    await server.pool.query('update enrolments set extra_time = 2 where student = $1', [
      student.user.id,
    ])
    const id = await seedListAssignment(server, classId, long.id)
    const play = await storeRound(server, student, long.id, { mode: 'reading', assignment: id })
    expect(play).toMatchObject({ score: 400, isWinner: true })
    const free = await storeRound(server, student, long.id, { mode: 'reading' })
    expect(free.score).toBe(200)
    const misses = await server.ask(assignments.getMisses, { headers, params: { id } })
    expect(misses.lines).toHaveLength(20)
  })

  test('stands in the results of its class by its title, which no spreadsheet runs', async () => {
    const { classId } = await assign()
    const { headers } = school.people.teacher
    const response = await fetch(`${server.address}/api/classes/${classId}/export.csv`, { headers })
    const text = await response.text()
    expect(text).toContain(`'${title},Writing,Easy,Win`)
    expect(
      (await fetch(`${server.address}/api/classes/${classId}/export.xlsx`, { headers })).ok,
    ).toBe(true)
  })

  test('of a list that was deleted keeps its title and says so', async () => {
    const gone = await makeList(server, school.people.teacher, { title: 'Gone' })
    const { id } = await assign({ pronunciationList: gone.id })
    const { headers } = school.people.teacher
    await server.ask(pronunciation.deleteList, { headers, params: { id: gone.id } })
    expect((await read(id, 'student')).pronunciationList).toEqual({
      id: gone.id,
      shortid: gone.shortid,
      title: 'Gone',
      isDeleted: true,
    })
    const misses = await server.ask(assignments.getMisses, { headers, params: { id } })
    expect(misses).toEqual({ language: null, translationLanguage: null, lines: [] })
  })

  test('goes with its class: its plays stay with their players, and the draft is theirs no more', async () => {
    const { id, classId } = await assign()
    const draft = await makeList(server, school.people.teacher, {
      settings: { isPublished: false },
    })
    const assignment = await seedListAssignment(server, classId, draft.id)
    const { student, teacher } = school.people
    const { assigned: _, ...play } = await storeRound(server, student, draft.id, { assignment })
    const params = { id: draft.id }
    const seen = await server.ask(pronunciation.getList, { headers: student.headers, params })
    expect(seen.items).toHaveLength(listOfPairs.items.length)
    await server.ask(classes.deleteClass, {
      headers: teacher.headers,
      params: { id: classId },
    })
    expect(
      (await server.refused(pronunciation.getList, { headers: student.headers, params })).status,
    ).toBe(404)
    const found = await server.ask(plays.findPlays, {
      headers: student.headers,
      query: `user=${student.user.id}&pronunciationList=${draft.id}`,
    })
    expect(found.plays).toEqual([{ ...play, assignment: null }])
    const refusal = await server.refused(assignments.getAssignment, {
      headers: teacher.headers,
      params: { id },
    })
    expect(refusal.status).toBe(404)
  })
})
