import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { pupils } from '@duologue/contract/pupils'
import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { inWithCard } from '../../testing/school/in-with-card'
import { type Person, signUpActor, signUpPerson } from '../../testing/school/people'

const hour = 60 * 60 * 1000

describeOnDatabase('what an admin does about somebody', engine => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    const callsPerMinute = { searches: 1000, logins: 1000, writes: 1000 }
    server = await startTestServer(engine, { callsPerMinute })
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => server.close())

  const about = (id: string, body: object = {}, by = admin) => ({
    params: { id },
    body: { why: 'asked', ...body },
    headers: { ...by.headers, ...newKey() },
  })
  const seen = (id: string) => ({ params: { id }, headers: admin.headers })
  /** What the log says of somebody, in order. */
  const logged = async (person: string) => {
    const { rows } = await server.pool.query(
      'select what, actor, class, about from school_log where person = $1 order by id',
      [person],
    )
    return rows
  }
  const nobody = '01890000-0000-7000-8000-000000000099'

  test('needs a reason out of the list, and somebody', async () => {
    const { user } = await signUpPerson(server)
    const without = { ...about(user.id), body: {} }
    const faulty = { status: 400, fields: { why: expect.anything() } }
    expect(await server.refused(school.closePerson, without)).toMatchObject(faulty)
    const told = about(user.id, { why: 'Mia Roth was rude' })
    expect(await server.refused(school.closePerson, told)).toMatchObject(faulty)
    expect(await server.refused(school.closePerson, about(nobody))).toMatchObject({
      code: 'user-not-found',
    })
    expect(await logged(user.id)).toEqual([])
  })

  test('asks for the login again where it is more than twelve hours old', async () => {
    const { user } = await signUpPerson(server)
    server.clock.moveTo(new Date(server.clock.now().getTime() + 12 * hour + 1).toISOString())
    expect(await server.refused(school.logOutPerson, about(user.id))).toMatchObject({
      code: 'login-again',
    })
    await server.ask(accounts.confirmLogin, {
      headers: admin.headers,
      body: { password: admin.password },
    })
    await server.ask(school.logOutPerson, about(user.id))
    expect(await logged(user.id)).toMatchObject([{ what: 'person-logged-out' }])
  })

  test('is not for programs', async () => {
    const body = { name: 'Report', scope: 'write', days: 30 }
    const { token } = await server.ask(accounts.createApiToken, { headers: admin.headers, body })
    const headers = { authorization: token }
    const refused = { code: 'token-not-allowed' }
    expect(await server.refused(school.findPeople, { headers })).toMatchObject(refused)
    const { user } = await signUpPerson(server)
    const deed = { ...about(user.id), headers }
    expect(await server.refused(school.closePerson, deed)).toMatchObject(refused)
  })

  test('logs somebody out everywhere, and their programs', async () => {
    const ben = await signUpPerson(server)
    const { token } = await server.ask(accounts.createApiToken, {
      headers: ben.headers,
      body: { name: 'Report', scope: 'read', days: 30 },
    })
    await server.ask(school.logOutPerson, about(ben.user.id, { why: 'stranger' }))
    for (const authorization of [ben.headers.authorization, token])
      expect(await server.refused(accounts.getMe, { headers: { authorization } })).toMatchObject({
        code: 'login-over',
      })
    expect(await logged(ben.user.id)).toEqual([
      { what: 'person-logged-out', actor: admin.user.id, class: null, about: 'stranger' },
    ])
  })

  test('makes an editor, and takes the role away; a pupil gets none', async () => {
    const { user, headers } = await signUpPerson(server)
    const made = await server.ask(school.setPersonRole, about(user.id, { role: 'editor' }))
    expect(made.role).toBe('editor')
    expect((await server.ask(accounts.getMe, { headers })).role).toBe('editor')
    await server.ask(school.setPersonRole, about(user.id, { role: null, why: 'left' }))
    expect((await server.ask(accounts.getMe, { headers })).role).toBeUndefined()
    expect(await logged(user.id)).toMatchObject([
      { what: 'role-given', about: 'asked' },
      { what: 'role-taken', about: 'left' },
    ])
    await server.pool.query('update users set is_pupil = true where id = $1', [user.id])
    const pupil = about(user.id, { role: 'editor' })
    expect(await server.refused(school.setPersonRole, pupil)).toMatchObject({ code: 'pupil-kept' })
  })

  test('leaves one admin who can log in, whoever ends whose rights at once', async () => {
    const { id } = admin.user
    const last = { status: 409, code: 'last-admin' }
    for (const [call, more] of [
      [school.closePerson, {}],
      [school.setPersonRole, { role: null }],
      [school.deletePerson, {}],
    ] as const)
      expect(await server.refused(call, about(id, more))).toMatchObject(last)
    const leave = { params: { id }, headers: admin.headers }
    expect(await server.refused(accounts.deleteUser, leave)).toMatchObject(last)
    // A closed admin is none.
    const other = await signUpActor(server, 'admin')
    await server.ask(school.closePerson, about(other.user.id))
    expect(await server.refused(school.closePerson, about(id))).toMatchObject(last)
    await server.ask(school.reopenPerson, about(other.user.id))
    const again = await server.ask(accounts.logIn, {
      body: { email: other.email, password: other.password },
    })
    const asOther = { ...other, headers: { authorization: again.authToken } }
    const ends = await Promise.allSettled([
      server.ask(school.closePerson, about(other.user.id)),
      server.ask(school.setPersonRole, about(id, { role: null }, asOther)),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await server.pool.query(
      `update users set closed_at = null, closed_why = null,
         role = case when id = $1 then 'admin' end
       where id = any($2) returning id`,
      [id, [id, other.user.id]],
    )
    expect(rows).toHaveLength(2)
  })

  test('exports what is kept of them, written down first', async () => {
    const { user } = await signUpPerson(server)
    const kept = await server.ask(school.exportPerson, about(user.id, { why: 'family' }))
    expect(kept.user.id).toBe(user.id)
    expect(await logged(user.id)).toMatchObject([{ what: 'person-exported', about: 'family' }])
  })

  test('deletes an account without classes, and the log keeps the id alone', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const id = await seedClass(server, teacher, [], { name: '5b' })
    expect(await server.refused(school.deletePerson, about(teacher.user.id))).toMatchObject({
      code: 'person-teaches',
      fields: { classes: '5b' },
    })
    await server.pool.query('delete from classes where id = $1', [id])
    await server.ask(school.deletePerson, about(teacher.user.id))
    expect(await server.refused(school.getPerson, seen(teacher.user.id))).toMatchObject({
      code: 'user-not-found',
    })
    expect(await logged(teacher.user.id)).toMatchObject([{ what: 'person-deleted' }])
  })

  test('makes a new card for a pupil, once for a key', async () => {
    const teacher = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at where id = $1', [
      teacher.user.id,
    ])
    const home = await seedClass(server, teacher, [], { name: '5b' })
    const inHome = { params: { id: home }, headers: { ...teacher.headers, ...newKey() } }
    const rows = [{ given: 'Mia', family: 'Roth' }]
    const { added } = await server.ask(pupils.addPupils, { ...inHome, body: { rows } })
    const [mia = ''] = added
    const { cards } = await server.ask(pupils.getCards, inHome)
    const found = await server.ask(school.getPerson, seen(mia))
    expect(found).toMatchObject({ fullName: 'Mia Roth', isPupil: true, keptBy: { name: '5b' } })
    const press = about(mia, { why: 'locked-out' })
    const made = await server.ask(school.renewPersonCard, press)
    expect(await server.ask(school.renewPersonCard, press)).toEqual(made)
    const old = { body: { qr: cards[0]?.qr } }
    expect(await server.refused(pupils.logInWithCard, old)).toMatchObject({ code: 'card-old' })
    expect((await inWithCard(server, { qr: made.qr })).user.id).toBe(mia)
    expect(await logged(mia)).toMatchObject([
      { what: 'card-seen', actor: teacher.user.id },
      { what: 'card-renewed', actor: admin.user.id, class: home, about: 'locked-out' },
    ])
    const { user } = await signUpPerson(server)
    expect(await server.refused(school.renewPersonCard, about(user.id))).toMatchObject({
      code: 'user-not-found',
    })
  })

  test('hands classes over to a teacher, all of them or none', async () => {
    const [from, to, other] = [
      await signUpActor(server, 'teacher'),
      await signUpActor(server, 'teacher'),
      await signUpActor(server, 'teacher'),
    ]
    const [one, two] = [await seedClass(server, from, []), await seedClass(server, from, [])]
    const alien = await seedClass(server, other, [])
    const owners = async () => {
      const { rows } = await server.pool.query(
        'select teacher from classes where id = any($1) order by id',
        [[one, two, alien]],
      )
      return rows.map(row => row.teacher)
    }
    const give = (ids: string[], more = {}) =>
      about(from.user.id, { to: to.user.id, classes: ids, ...more })
    const before = await owners()
    const refusedWith = async (sent: ReturnType<typeof give>) =>
      (await server.refused(school.handOverClasses, sent)).code
    expect(await refusedWith(give([one, alien]))).toBe('class-not-found')
    expect(await refusedWith(give([one], { to: admin.user.id }))).toBe('no-teacher')
    expect(await refusedWith(give([one], { to: from.user.id }))).toBe('no-teacher')
    await server.ask(school.closePerson, about(other.user.id))
    expect(await refusedWith(give([one], { to: other.user.id }))).toBe('no-teacher')
    expect(await owners()).toEqual(before)
    const press = give([two, one], { why: 'left' })
    expect(await server.ask(school.handOverClasses, press)).toEqual({ classes: 2 })
    expect(await server.ask(school.handOverClasses, press)).toEqual({ classes: 2 })
    expect(await owners()).toEqual([to.user.id, to.user.id, other.user.id])
    expect(await logged(to.user.id)).toMatchObject([
      { what: 'class-handed-over', class: one, about: 'left' },
      { what: 'class-handed-over', class: two, about: 'left' },
    ])
    const mine = await server.ask(classes.listClasses, { headers: to.headers })
    expect(mine.total).toBe(2)
  })

  test('costs a few statements', async () => {
    const { user } = await signUpPerson(server)
    const get = () => server.ask(school.getPerson, seen(user.id))
    expect(await leastCost(get)).toEqual({ statements: 3, waits: 3 })
    const close = () => server.ask(school.closePerson, about(user.id))
    expect(await leastCost(close)).toEqual({ statements: 12, waits: 12 })
  })
})
