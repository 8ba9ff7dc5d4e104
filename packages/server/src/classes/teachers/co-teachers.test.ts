import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import type { ClassTeachers } from '@duologue/contract/classes/class-teachers'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { expectMatrix, openSchool, type School } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { type Person, signUpActor } from '../../testing/school/people'
import { forgetOver } from './teacher-store'

describeOnDatabase('teachers of a class', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine)
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  const name = 'Secret Society'
  const confirm = ({ user }: Person) =>
    server.pool.query('update users set email_verified_at = now() where id = $1', [user.id])
  const newTeacher = async () => {
    const person = await signUpActor(server, 'otherTeacher')
    await confirm(person)
    return person
  }
  const invite = (id: string, email: string, { headers } = school.people.teacher) =>
    server.ask(classes.inviteTeacher, { params: { id }, headers, body: { email } })
  const waiting = async ({ headers }: Person) =>
    (await server.ask(classes.getInvitations, { headers })).invitations
  const answer = (person: Person, id: string, accept = true) => ({
    params: { id },
    headers: person.headers,
    body: { accept },
  })
  const logged = async (id: string) =>
    (
      await server.pool.query(
        'select what, actor, person from school_log where class = $1 order by id',
        [id],
      )
    ).rows

  /** Everybody but the owner and an admin is refused, and strangers know of nothing. */
  const ofOwner = <T>(allowed: T) => ({
    visitor: 401,
    student: 403,
    teacher: allowed,
    admin: allowed,
    coTeacher: 403,
    other: 404,
    studentElsewhere: 404,
    otherTeacher: 404,
    editor: 404,
  })
  const secrets = () => [name, school.people.teacher.email, 'new@school.example']
  const params = async () => ({ id: await school.newClass({ name }) })

  test('GET /classes/{id}/teachers: those who teach it; invitations are the owner’s', async () => {
    const sees = (invited: number) => (told: unknown) => {
      const { teachers, invitations } = told as ClassTeachers
      const { teacher, coTeacher } = school.people
      expect(teachers.map(({ id, role }) => [id, role])).toEqual([
        [teacher.user.id, 'teacher'],
        [coTeacher.user.id, 'coTeacher'],
      ])
      expect(invitations).toHaveLength(invited)
    }
    await expectMatrix(server, school, {
      call: classes.getTeachers,
      sent: async () => {
        const of = await params()
        await invite(of.id, 'new@school.example')
        return { params: of }
      },
      answers: {
        ...ofOwner<number | [number, (told: unknown) => void]>([200, sees(1)]),
        coTeacher: [200, sees(0)],
      },
      secrets: secrets(),
    })
  })

  test('POST /classes/{id}/teachers, DELETE of an invitation: the owner and admins', async () => {
    await expectMatrix(server, school, {
      call: classes.inviteTeacher,
      sent: async () => ({ params: await params(), body: { email: 'new@school.example' } }),
      answers: ofOwner(201),
      secrets: secrets(),
    })
    await expectMatrix(server, school, {
      call: classes.withdrawInvitation,
      sent: async () => {
        const { id } = await params()
        const { invitations } = await invite(id, 'new@school.example')
        return { params: { id, invitation: invitations[0]?.id ?? '' } }
      },
      answers: ofOwner(200),
      secrets: secrets(),
    })
  })

  test('DELETE /classes/{id}/teachers/{teacher}: the owner, admins, and whoever it is', async () => {
    await expectMatrix(server, school, {
      call: classes.removeTeacher,
      sent: async () => ({
        params: { ...(await params()), teacher: school.people.coTeacher.user.id },
      }),
      answers: { ...ofOwner(200), coTeacher: 200 },
      secrets: secrets(),
    })
  })

  test('who is invited and has the address confirmed teaches the class, and is a stranger once removed', async () => {
    const [id, guest] = [await school.newClass({ name }), await signUpActor(server, 'otherTeacher')]
    const told = await invite(id, ` ${guest.email.toUpperCase()} `)
    expect(told.invitations.map(({ email }) => email)).toEqual([guest.email.toUpperCase()])
    await expect.poll(async () => (await server.mails()).join()).toContain(name)
    expect(await waiting(guest)).toEqual([])
    await confirm(guest)
    const [invitation] = await waiting(guest)
    expect(invitation).toMatchObject({ className: name })
    const sent = answer(guest, invitation?.id ?? '')
    // Of somebody else's it is not there.
    const stranger = { ...sent, headers: school.people.otherTeacher.headers }
    expect((await server.refused(classes.answerInvitation, stranger)).status).toBe(404)
    expect(await server.ask(classes.answerInvitation, sent)).toEqual({ class: id })
    expect((await server.refused(classes.answerInvitation, sent)).code).toBe('invitation-not-found')
    const { headers, user } = guest
    expect(await server.ask(classes.getClass, { params: { id }, headers })).toMatchObject({
      role: 'coTeacher',
      studentCount: 1,
    })
    const me = await server.ask(accounts.getMe, { headers })
    expect(me.classesTaught).toEqual([{ id, name, isCoTaught: true }])
    // What is given is the owner's, and the ledger knows who gave it.
    const { student, teacher } = school.people
    await server.ask(shop.addCards, {
      params: { id },
      headers: { ...headers, ...newKey() },
      body: { students: [student.user.id], cards: 5 },
    })
    const { rows } = await server.pool.query(
      'select teacher, actor from card_entries where class = $1',
      [id],
    )
    expect(rows).toEqual([{ teacher: teacher.user.id, actor: user.id }])
    const remove = { params: { id, teacher: user.id }, headers: teacher.headers }
    await server.ask(classes.removeTeacher, remove)
    expect((await server.refused(classes.removeTeacher, remove)).code).toBe('teacher-not-found')
    const gone = await server.refused(classes.getClass, { params: { id }, headers })
    expect(gone.code).toBe('class-not-found')
    expect(await logged(id)).toEqual([
      { what: 'teacher-invited', actor: teacher.user.id, person: null },
      { what: 'teacher-joined', actor: user.id, person: user.id },
      { what: 'teacher-removed', actor: teacher.user.id, person: user.id },
    ])
  })

  test('an address answers the same whoever has it, and an invitation can be refused or be over', async () => {
    const [id, guest] = [await school.newClass(), await newTeacher()]
    const shapeOf = ({ invitations }: ClassTeachers) => invitations.map(one => Object.keys(one))
    const known = shapeOf(await invite(id, guest.email))
    const unknown = shapeOf(await invite(await school.newClass(), 'nobody@school.example'))
    expect(known).toEqual(unknown)
    // Twice is one invitation, which begins anew.
    expect((await invite(id, guest.email)).invitations).toHaveLength(1)
    const [first] = await waiting(guest)
    await server.ask(classes.answerInvitation, answer(guest, first?.id ?? '', false))
    expect(await waiting(guest)).toEqual([])
    await invite(id, guest.email)
    const [second] = await waiting(guest)
    await server.pool.query('update class_invitations set until = $1', [server.clock.now()])
    expect(await waiting(guest)).toEqual([])
    const late = await server.refused(classes.answerInvitation, answer(guest, second?.id ?? ''))
    expect(late.code).toBe('invitation-not-found')
    await forgetOver(server.database, server.clock.now())
    expect((await server.pool.query('select from class_invitations')).rowCount).toBe(0)
  })

  test.each([
    ['its student', 'student', 'student-of-class'],
    ['its owner', 'teacher', 'own-class'],
    ['an account that is no teacher’s', 'other', 'teachers-teach'],
  ] as const)('%s cannot accept, and nothing changes', async (_who, actor, code) => {
    const [id, person] = [await school.newClass(), school.people[actor]]
    await confirm(person)
    await invite(id, person.email, school.people.admin)
    const [invitation] = await waiting(person)
    const before = await wholeState(server.pool)
    const sent = answer(person, invitation?.id ?? '')
    expect(await server.refused(classes.answerInvitation, sent)).toMatchObject({
      status: 409,
      code,
    })
    expect(await wholeState(server.pool)).toEqual(before)
    await server.pool.query('delete from class_invitations')
  })

  test('a class has ten co-teachers at most, with those who are invited, also when many are invited at once', async () => {
    const id = await school.newClass()
    const { headers } = school.people.teacher
    const outcomes = await Promise.allSettled(
      Array.from({ length: 11 }, (_, number) => invite(id, `t${number}@school.example`)),
    )
    // The class has one already.
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    const full = await server.refused(classes.inviteTeacher, {
      params: { id },
      headers,
      body: { email: 'last@school.example' },
    })
    expect(full).toMatchObject({ status: 409, code: 'class-teachers-full' })
    const list = () => server.ask(classes.getTeachers, { params: { id }, headers })
    expect(await leastCost(list)).toEqual({ statements: 6, waits: 4 })
  })

  test('with the account of a co-teacher go their place and the invitations of their address', async () => {
    const [id, other, guest] = [
      await school.newClass(),
      await school.newClass(),
      await newTeacher(),
    ]
    await invite(id, guest.email)
    const [invitation] = await waiting(guest)
    await server.ask(classes.answerInvitation, answer(guest, invitation?.id ?? ''))
    await invite(other, guest.email)
    const { headers, user } = guest
    const type = { params: { id: user.id }, headers, body: { type: 'student' as const } }
    expect((await server.refused(accounts.updateProfile, type)).code).toBe('still-teaches')
    await server.ask(accounts.deleteUser, { params: { id: user.id }, headers })
    const { teachers } = await server.ask(classes.getTeachers, {
      params: { id },
      headers: school.people.teacher.headers,
    })
    expect(teachers.map(one => one.id)).not.toContain(user.id)
    const { rows } = await server.pool.query(
      `select co_teachers from classes where id = $1
       union all select array[id] from class_invitations where email_key = lower($2)`,
      [id, guest.email],
    )
    expect(rows).toEqual([{ co_teachers: [school.people.coTeacher.user.id] }])
  })

  test('the log is only added to', async () => {
    await server.pool.query(
      `insert into school_log (at, what) values (now() - interval '25 months', 'class-deleted')`,
    )
    const old = `at < now() - interval '24 months'`
    for (const change of [
      'update school_log set about = null',
      `delete from school_log where not ${old}`,
    ])
      await expect(server.pool.query(change)).rejects.toThrow('only added to')
    expect((await server.pool.query(`delete from school_log where ${old}`)).rowCount).toBe(1)
  })
})
