import { assignments } from '@duologue/contract/assignments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { openSchool, type School } from '../testing/school/class-matrix'
import { signUpPerson } from '../testing/school/people'
import { seedAssignment } from '../testing/school/seed-assignment'

describeOnDatabase('what is next in the own classes', engine => {
  let server: TestServer
  let school: School
  let classId: string
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    school = await openSchool(server)
    conversation = (await seedDuel(server, { title: 'Der Schirm' })).id
    classId = await school.newClass({ name: 'Deutsch 8b' })
  })
  afterAll(() => server.close())

  const agendaOf = (person: keyof School['people']) =>
    server.ask(assignments.getAgenda, { headers: school.people[person].headers })

  test('is nothing for who is in no class, and a visitor is refused', async () => {
    const { headers } = await signUpPerson(server)
    expect(await server.ask(assignments.getAgenda, { headers })).toEqual({
      due: [],
      dueTotal: 0,
      taught: [],
    })
    expect((await fetch(`${server.address}/api/agenda`)).status).toBe(401)
  })

  test('for a student what is due next, until it is played; for the teacher how many are done', async () => {
    const before = await agendaOf('student')
    const late = await seedAssignment(server, classId, conversation, {
      dateDue: '2026-03-20T23:59:59Z',
    })
    const next = await seedAssignment(server, classId, conversation, {
      dateDue: '2026-03-05T23:59:59Z',
    })
    await seedAssignment(server, classId, conversation, { dateDue: '2026-03-01T23:59:59Z' })
    await seedAssignment(server, classId, conversation, { dateDue: '2026-01-01T23:59:59Z' })
    const { due, dueTotal } = await agendaOf('student')
    expect(dueTotal).toBe(before.dueTotal + 2)
    const own = due.filter(one => one.class.id === classId)
    expect(own.map(one => one.assignment.id)).toEqual([next, late])
    expect(own[0]).toMatchObject({
      class: { id: classId, name: 'Deutsch 8b' },
      assignment: { conversation: { title: 'Der Schirm' }, standing: { status: 'open' } },
    })
    const standOf = async () => (await agendaOf('teacher')).taught.find(({ id }) => id === classId)
    const members = (await standOf())?.students ?? 0
    expect(members).toBeGreaterThan(0)
    const stand = { open: 2, done: 0, of: 2 * members, missed: members }
    expect(await standOf()).toMatchObject({
      ...stand,
      name: 'Deutsch 8b',
      next: { dateDue: '2026-03-05T23:59:59.000Z' },
    })
    await storePlay(server, school.people.student, conversation, { assignment: next })
    expect((await agendaOf('student')).dueTotal).toBe(before.dueTotal + 1)
    expect(await standOf()).toMatchObject({ ...stand, done: 1 })
  })

  test('tells nobody of classes that are not theirs', async () => {
    for (const person of ['otherTeacher', 'studentElsewhere'] as const)
      expect(JSON.stringify(await agendaOf(person))).not.toContain(classId)
  })

  test('takes a few statements, however much there is', async () => {
    expect(await leastCost(() => agendaOf('student'))).toEqual({ statements: 6, waits: 4 })
    expect(await leastCost(() => agendaOf('teacher'))).toEqual({ statements: 6, waits: 4 })
  })
})
