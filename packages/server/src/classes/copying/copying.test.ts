import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { expectMatrix, openSchool, type School } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { signUpActor } from '../../testing/school/people'
import { seedAssignment } from '../../testing/school/seed-assignment'

describeOnDatabase('a class that is copied', engine => {
  let server: TestServer
  let school: School
  let id: string
  beforeAll(async () => {
    const callsPerMinute = { logins: 1000, writes: 10_000, reads: 10_000 }
    server = await startTestServer(engine, { callsPerMinute })
    school = await openSchool(server)
  })
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    id = await school.newClass({ name: 'Secret Society', code: 'old', isOpen: false })
  })
  afterAll(() => server.close())

  const headers = () => school.people.teacher.headers
  const everything = {
    name: ' 5b 2027 ',
    assignments: { days: 364 },
    rewards: true,
    students: true,
  }
  const copy = (body: object = everything, as = headers()) =>
    server.ask(classes.copyClass, { params: { id }, headers: as, body: { ...everything, ...body } })
  const seen = (of: string, as: Record<string, string> = headers()) =>
    server.ask(classes.getClass, {
      params: { id: of },
      headers: as,
      query: 'expand[]=students&expand[]=assignments&expand[]=plays',
    })
  const rows = async (text: string, ...values: unknown[]) =>
    (await server.pool.query(text, values)).rows

  test('POST /classes/{id}/copy: who teaches it and admins, and it is theirs', async () => {
    const mine = async (told: unknown, actor: string) => {
      const made = told as { id: string }
      const as = school.headersOf(actor as 'teacher')
      expect(await seen(made.id, as)).toMatchObject({ role: 'teacher', name: '5b 2027' })
    }
    const done: [number, (told: unknown, actor: string) => unknown] = [201, mine]
    await expectMatrix(server, school, {
      call: classes.copyClass,
      sent: async () => ({
        params: { id: await school.newClass({ name: 'Secret Society' }) },
        body: everything,
      }),
      answers: {
        visitor: 401,
        student: 403,
        teacher: done,
        admin: done,
        other: 404,
        studentElsewhere: 404,
        otherTeacher: 404,
        editor: 404,
      },
      secrets: ['Secret Society', school.people.teacher.email, school.people.student.email],
    })
  })

  test('has what was wanted of it, and of games and cards nothing', async () => {
    const { student, teacher } = school.people
    const author = teacher.user.id
    const draft = await seedDuel(server, { author, isPublished: false })
    const gone = await seedDuel(server)
    const kept = await seedAssignment(server, id, draft.id)
    await seedAssignment(server, id, gone.id)
    await server.ask(assignments.updateAssignment, {
      params: { id: kept },
      headers: headers(),
      body: { dateDue: '2026-03-20', timeZone: 'Europe/Berlin' },
    })
    await server.pool.query(`update conversations set deleted_at = now() where id = $1`, [gone.id])
    await server.pool.query(
      `update enrolments set extra_time = 1.5, given_name = 'Mia', named_at = now() where class = $1`,
      [id],
    )
    const { id: film } = await server.ask(shop.createProduct, {
      headers: headers(),
      body: { name: 'Film', cost: 50, type: 'group', shop: id },
    })
    await server.ask(shop.changeShop, {
      params: { id },
      headers: headers(),
      body: { earning: 3, title: 'Our store' },
    })
    const keyed = { ...headers(), ...newKey() }
    const give = { params: { id }, headers: keyed, body: { students: [student.user.id], cards: 9 } }
    await server.ask(shop.addCards, give)
    await server.ask(shop.updateProduct, {
      params: { id: film },
      headers: { ...student.headers, ...newKey() },
      body: { amount: 4 },
    })
    await server.ask(classes.archiveClass, { params: { id }, headers: headers() })

    const made = await copy()
    expect(made).toMatchObject({ assignments: 1, leftOut: 1 })
    const found = await seen(made.id)
    expect(found).toMatchObject({
      name: '5b 2027',
      language: 'french',
      color: 'teal',
      isOpen: true,
      joinLink: expect.stringMatching(/\/join$/),
      plays: [],
    })
    expect(found.isArchived).toBeUndefined()
    expect(found.joinCode).not.toBe((await seen(id)).joinCode)
    expect(found.students).toMatchObject([
      {
        id: student.user.id,
        givenName: 'Mia',
        allowances: { extraTime: 1.5 },
        joinedAt: '2026-03-04T10:20:00.000Z',
      },
    ])
    expect(found.assignments).toMatchObject([
      // Winter there as here: 23:59:59 in Berlin.
      { dateDue: '2027-03-19T22:59:59.000Z', timeZone: 'Europe/Berlin', requirement: 'play' },
    ])
    expect(found.assignments?.[0]?.conversation?.id).toBe(draft.id)
    const store = await server.ask(shop.getShop, { params: { id: made.id }, headers: headers() })
    expect(store.products).toMatchObject([{ name: 'Film', cost: 50, costFunded: 0 }])
    expect(store).toMatchObject({ earning: 3, title: 'Our store' })
    expect(await rows('select 1 from items where shop = $1', made.id)).toEqual([])
    expect(await rows('select 1 from card_entries where class = $1', made.id)).toEqual([])
    expect(
      await rows(`select what, actor, about from school_log where class = $1 order by id`, id),
    ).toEqual([
      { what: 'class-archived', actor: author, about: null },
      { what: 'class-copied', actor: author, about: made.id },
    ])
    // A co-teacher copies no draft of others out of an archived class.
    const theirs = await copy({}, school.people.coTeacher.headers)
    expect(theirs).toMatchObject({ assignments: 0, leftOut: 2 })
  })

  test('has nothing that was not wanted, and is made once for its key', async () => {
    await seedAssignment(server, id, (await seedDuel(server)).id)
    await server.ask(shop.createProduct, {
      headers: headers(),
      body: { name: 'Pen', cost: 5, shop: id },
    })
    const as = { ...headers(), ...newKey() }
    const body = { name: 'Bare', rewards: false, students: false, assignments: undefined }
    const [one, two] = await Promise.all([copy(body, as), copy(body, as)])
    expect(one).toEqual(two)
    expect(one).toEqual({ id: one.id, assignments: 0, leftOut: 0 })
    expect(await seen(one.id)).toMatchObject({ students: [], assignments: [] })
    expect(await rows('select 1 from products where shop = $1', one.id)).toEqual([])
    const other = { params: { id }, headers: as, body: { ...everything, name: 'Other' } }
    expect((await server.refused(classes.copyClass, other)).code).toBe('key-used')
    for (const wrong of [
      { name: ' ' },
      { assignments: { days: -1 } },
      { assignments: { days: 2000 } },
    ])
      expect(
        (
          await server.refused(classes.copyClass, {
            params: { id },
            headers: headers(),
            body: { ...everything, ...wrong },
          })
        ).status,
      ).toBe(400)
  })

  test('asks the database as often for thirty assignments and students as for one', async () => {
    const { id: conversation } = await seedDuel(server)
    await seedAssignment(server, id, conversation)
    await server.ask(shop.createProduct, {
      headers: headers(),
      body: { name: 'Pen', cost: 5, shop: id },
    })
    const body = (name: string) => ({ ...everything, name })
    const first = await leastCost(() => copy(body('One'), { ...headers(), ...newKey() }))
    for (let more = 0; more < 29; more += 1) await seedAssignment(server, id, conversation)
    const students = await Promise.all([1, 2, 3].map(() => signUpActor(server, 'student')))
    for (const { user } of students)
      await server.pool.query(
        `insert into enrolments (class, student, joined_at) values ($1, $2, now())`,
        [id, user.id],
      )
    const many = await leastCost(() => copy(body('Many'), { ...headers(), ...newKey() }))
    expect(many).toEqual(first)
    expect(many.statements).toBeLessThanOrEqual(24)
  })
})
