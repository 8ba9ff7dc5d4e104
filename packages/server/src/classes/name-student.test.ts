import { accounts } from '@duologue/contract/accounts'
import { assignments } from '@duologue/contract/assignments'
import { type ClassStudent, classes } from '@duologue/contract/classes'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { expectMatrix, openSchool, type School } from '../testing/school/class-matrix'
import { signUpActor } from '../testing/school/people'
import { seedAssignment } from '../testing/school/seed-assignment'

describeOnDatabase('what a student is called in a class', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { writes: 10_000, logins: 1000 } })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  const secretName = { givenName: 'Quirina', familyName: 'Zwölfer' }
  const name = (id: string, body: object, person = school.people.student) =>
    server.ask(classes.nameStudent, {
      headers: person.headers,
      params: { id, student: person.user.id },
      body,
    })
  const seeClass = (id: string, person = school.people.teacher) =>
    server.ask(classes.getClass, { headers: person.headers, params: { id }, query: 'expand=all' })

  test('is for the student themselves to say', async () => {
    const sees = (answer: unknown) =>
      expect(answer as ClassStudent).toMatchObject({
        called: secretName,
        fullName: 'Quirina Zwölfer',
      })
    await expectMatrix(server, school, {
      call: classes.nameStudent,
      sent: async () => ({
        params: { id: await school.newClass(), student: school.people.student.user.id },
        body: secretName,
      }),
      answers: {
        visitor: 401,
        student: [200, sees],
        teacher: 403,
        admin: 403,
        other: 404,
        studentElsewhere: 404,
        otherTeacher: 404,
        editor: 404,
      },
      secrets: ['Quirina', school.people.student.email],
    })
    const { teacher } = school.people
    const own = { id: await school.newClass(), student: teacher.user.id }
    const asked = { headers: teacher.headers, params: own, body: secretName }
    expect((await server.refused(classes.nameStudent, asked)).code).toBe('student-not-found')
  })

  test('stands in every table of that teacher: students, assignments, plays, store, exports', async () => {
    const { student, teacher } = school.people
    const id = await school.newClass()
    const conversation = (await seedDuel(server)).id
    const assignment = await seedAssignment(server, id, conversation)
    await name(id, { givenName: ' Quirina ', familyName: 'Zwölfer' })
    await storePlay(server, student, conversation, { assignment })
    const { headers } = teacher
    const found = await seeClass(id)
    expect(found.students?.[0]).toMatchObject({ fullName: 'Quirina Zwölfer', called: secretName })
    expect(found.plays?.[0]?.player).toMatchObject({ fullName: 'Quirina Zwölfer' })
    const one = await server.ask(assignments.getAssignment, { headers, params: { id: assignment } })
    expect(one.students?.[0]?.student.fullName).toBe('Quirina Zwölfer')
    const csv = await fetch(`${server.address}/api/classes/${id}/export.csv`, { headers })
    expect(await csv.text()).toContain('Quirina Zwölfer')

    const body = { currency: 9, shop: id }
    await server.ask(shop.setCurrency, { headers, params: { id: student.user.id }, body })
    const told = { name: 'Pen', cost: 2, shop: id }
    const product = await server.ask(shop.createProduct, { headers, body: told })
    await server.ask(shop.buyReward, { headers: student.headers, body: { product: product.id } })
    const store = await server.ask(shop.getShop, { headers, params: { id } })
    expect(store.class.students[0]?.fullName).toBe('Quirina Zwölfer')
    const items = await server.ask(shop.findItems, { headers, query: `shop=${id}` })
    expect(items.items[0]?.owner?.fullName).toBe('Quirina Zwölfer')
    const ledger = await server.ask(shop.getLedger, { headers, params: { id } })
    expect(ledger.entries[0]).toMatchObject({
      student: { fullName: 'Quirina Zwölfer' },
      actor: { fullName: 'Quirina Zwölfer' },
    })
  })

  test('is seen by nobody else: not by a class mate, not in another class, not in public', async () => {
    const { student, teacher } = school.people
    const [id, other] = [await school.newClass({ scores: 'names' }), await school.newClass()]
    const mate = await signUpActor(server, 'student')
    const joining = { headers: mate.headers, params: { id }, body: { studentId: mate.user.id } }
    await server.ask(classes.joinClass, joining)
    await name(id, secretName)
    const conversation = (await seedDuel(server)).id
    await storePlay(server, student, conversation)
    const seen = await Promise.all([
      seeClass(id, mate),
      seeClass(other),
      server.ask(accounts.getProfile, { params: { username: student.user.username } }),
      server.ask(shop.getShop, { headers: mate.headers, params: { id } }),
      fetch(`${server.address}/api/conversations/${conversation}/leaderboard?class=${id}`, {
        headers: mate.headers,
      }).then(answer => answer.text()),
    ])
    expect(JSON.stringify(seen)).not.toContain('Quirina')
    expect(JSON.stringify(await seeClass(id, student))).toContain('Quirina')
    expect(teacher.user.id).not.toBe(student.user.id)
  })

  test('may be left out, changed later, and has at most 30 characters', async () => {
    const id = await school.newClass()
    const own = async () => (await seeClass(id)).students?.[0]
    expect((await own())?.called).toBe(null)
    await name(id, { givenName: null, familyName: null })
    expect(await own()).toMatchObject({
      called: { givenName: null, familyName: null },
      fullName: school.people.student.user.username,
    })
    await name(id, { givenName: 'Q.', familyName: null })
    expect((await own())?.fullName).toBe('Q.')
    const { headers, user } = school.people.student
    const params = { id, student: user.id }
    for (const wrong of [
      { givenName: 'x'.repeat(31), familyName: null },
      { givenName: 'x', familyName: 'x'.repeat(31) },
      { givenName: ' ', familyName: null },
      { givenName: 'x' },
    ])
      expect(
        (await server.refused(classes.nameStudent, { headers, params, body: wrong })).status,
      ).toBe(400)
    expect((await own())?.fullName).toBe('Q.')
  })

  test('is exported with the own data, and goes with the account', async () => {
    const student = await signUpActor(server, 'student')
    const id = await school.newClass({ name: 'With a name' })
    const joining = {
      headers: student.headers,
      params: { id },
      body: { studentId: student.user.id },
    }
    await server.ask(classes.joinClass, joining)
    await name(id, { givenName: 'Wilhelmine', familyName: 'Unverwechselbar' }, student)
    const { headers } = student
    const params = { id: student.user.id }
    const told = await server.ask(accounts.exportUser, { params, headers })
    expect(told.classes).toMatchObject([
      { name: 'With a name', called: { givenName: 'Wilhelmine', familyName: 'Unverwechselbar' } },
    ])
    await server.ask(accounts.deleteUser, { params, headers, body: {} })
    expect(JSON.stringify(await wholeState(server.pool))).not.toMatch(/Wilhelmine|Unverwechselbar/)
  })
})
