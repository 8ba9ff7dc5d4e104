import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { school } from '@duologue/contract/school/school'
import { teacherMailTexts } from '@duologue/domain/messages/accounts/teacher-mails'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveTeachers } from '../../accounts/index'
import { everybodyTeaching } from '../../classes/index'
import { readMail } from '../../outside/mail/read-mail'
import { readSettings } from '../../settings'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { newKey } from '../../testing/school/class-shop'
import { type Person, signUpActor, signUpConfirmed } from '../../testing/school/people'

test('whoever chooses it is a teacher, unless the settings say otherwise', () => {
  expect(readSettings({}).teachers).toBe('open')
  expect(readSettings({ TEACHERS: 'approved' }).teachers).toBe('approved')
  expect(() => readSettings({ TEACHERS: 'some' })).toThrow(/^TEACHERS must be /)
})

describeOnDatabase('teachers whom the school must approve', engine => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: { TEACHERS: 'approved' },
      callsPerMinute: { searches: 1000, writes: 1000, logins: 1000 },
    })
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => server.close())

  const newTeacher = async () => {
    const person = await signUpConfirmed(server)
    const { id } = person.user
    const sent = { headers: person.headers, params: { id }, body: { type: 'teacher' as const } }
    return { person, told: await server.ask(accounts.updateProfile, sent) }
  }
  const make = ({ headers }: Person) => ({
    headers: { ...headers, ...newKey() },
    body: { name: 'Six a' },
  })
  const about = (id: string) => ({ headers: admin.headers, params: { id } })
  const waiting = async () => server.ask(school.listApprovals, { headers: admin.headers })
  const mailsTo = async ({ email }: Person) =>
    (await server.mails())
      .map(readMail)
      .filter(mail => mail.header('To') === email)
      .map(mail => mail.header('Subject'))
  const logged = async (person: string) => {
    const { rows } = await server.pool.query(
      'select what, actor, about from school_log where person = $1 order by id',
      [person],
    )
    return rows
  }

  test('make no class until an admin approves them', async () => {
    const { person, told } = await newTeacher()
    expect(told).toMatchObject({ type: 'teacher', approval: 'waits' })
    expect(await server.refused(classes.createClass, make(person))).toMatchObject({
      status: 403,
      code: 'teacher-waits',
    })
    const { rule, teachers, total } = await waiting()
    expect({ rule, total }).toEqual({ rule: 'approved', total: teachers.length })
    expect(teachers.find(({ id }) => id === person.user.id)).toMatchObject({
      email: person.email,
      isEmailVerified: true,
      since: server.clock.now().toISOString(),
    })
    const ofPerson = () => server.ask(school.getPerson, about(person.user.id))
    expect(await ofPerson()).toMatchObject({ approval: 'waits' })
    await server.ask(school.approveTeacher, about(person.user.id))
    expect((await ofPerson()).approval).toBeUndefined()
    await expect.poll(() => mailsTo(person)).toContain(teacherMailTexts.approved.subject)
    expect((await waiting()).teachers.map(({ id }) => id)).not.toContain(person.user.id)
    const { teacher } = await server.ask(classes.createClass, make(person))
    expect(teacher.id).toBe(person.user.id)
    expect(await logged(person.user.id)).toMatchObject([
      { what: 'teacher-approved', actor: admin.user.id, about: 'asked' },
    ])
    expect(await server.refused(school.approveTeacher, about(person.user.id))).toMatchObject({
      status: 409,
      code: 'teacher-not-waiting',
    })
  })

  test('are personal accounts again when they are refused, and may ask again', async () => {
    const { person } = await newTeacher()
    const { id } = person.user
    const refusal = { ...about(id), body: { why: 'stranger' as const } }
    await server.ask(school.declineTeacher, refusal)
    const own = { headers: person.headers, params: { id } }
    expect(await server.ask(accounts.getUser, own)).toMatchObject({
      type: 'personal',
      approval: 'refused',
    })
    expect(await server.ask(school.getPerson, about(id))).toMatchObject({ approval: 'refused' })
    expect(await logged(id)).toMatchObject([{ what: 'teacher-refused', about: 'stranger' }])
    await expect.poll(() => mailsTo(person)).toContain(teacherMailTexts.refused.subject)
    const again = { ...own, body: { type: 'teacher' as const } }
    expect(await server.ask(accounts.updateProfile, again)).toMatchObject({ approval: 'waits' })
    const { teachers } = await waiting()
    expect(teachers.find(teacher => teacher.id === id)).toMatchObject({ wasRefused: true })
  })

  test('are approved by a class that an admin gives them', async () => {
    const [{ person: one }, { person: other }] = [await newTeacher(), await newTeacher()]
    await server.ask(school.approveTeacher, about(one.user.id))
    const { id } = await server.ask(classes.createClass, make(one))
    await server.ask(school.handOverClasses, {
      headers: { ...admin.headers, ...newKey() },
      params: { id: one.user.id },
      body: { why: 'left', to: other.user.id, classes: [id] },
    })
    expect(await logged(other.user.id)).toMatchObject([
      { what: 'teacher-approved' },
      { what: 'class-handed-over' },
    ])
    await server.ask(classes.createClass, make(other))
  })

  test('are approved, too, by one that an admin gives them on its own page', async () => {
    const [{ person: one }, { person: other }] = [await newTeacher(), await newTeacher()]
    await server.ask(school.approveTeacher, about(one.user.id))
    const { id } = await server.ask(classes.createClass, make(one))
    await server.ask(classes.handOverClass, {
      headers: { ...admin.headers, ...newKey() },
      params: { id },
      body: { to: other.user.id },
    })
    expect(await logged(other.user.id)).toMatchObject([
      { what: 'teacher-approved', actor: admin.user.id, about: 'asked' },
      { what: 'class-handed-over' },
    ])
    await server.ask(classes.createClass, make(other))
  })

  test('are no admins: those wait for nobody, and are not listed', async () => {
    const { person } = await newTeacher()
    const { id } = person.user
    await server.pool.query(`update users set role = 'admin' where id = $1`, [id])
    expect((await waiting()).teachers.map(teacher => teacher.id)).not.toContain(id)
    await server.ask(classes.createClass, make(person))
  })

  test('are not listed while their account is closed', async () => {
    const { person } = await newTeacher()
    const { id } = person.user
    await server.ask(school.closePerson, { ...about(id), body: { why: 'left' as const } })
    expect((await waiting()).teachers.map(teacher => teacher.id)).not.toContain(id)
    expect(await server.refused(school.approveTeacher, about(id))).toMatchObject({
      code: 'teacher-not-waiting',
    })
  })

  test('stay teachers who teach a class already when the setting is switched on', async () => {
    const { person: teaching } = await newTeacher()
    const { person: waits } = await newTeacher()
    const { id } = teaching.user
    await server.ask(school.approveTeacher, about(id))
    await server.ask(classes.createClass, make(teaching))
    await server.pool.query('update users set teacher_state = null where id = $1', [id])
    await approveTeachers(server.database, await everybodyTeaching(server.database))
    await server.ask(classes.createClass, make(teaching))
    expect(await server.refused(classes.createClass, make(waits))).toMatchObject({
      code: 'teacher-waits',
    })
  })
})
