import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { oneMoreProcess } from '../../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { claimedAccount } from '../../testing/school/claimed-account'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { inWithCard } from '../../testing/school/in-with-card'
import { type Person, signUpActor } from '../../testing/school/people'
import { forgetOldClaims } from './forgetting-claims'

const day = 24 * 60 * 60 * 1000

describeOnDatabase('an account that was claimed', engine => {
  let server: TestServer
  let teacher: Person
  let admin: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    teacher = await signUpActor(server, 'teacher')
    admin = await signUpActor(server, 'admin')
    await server.pool.query('update users set email_verified_at = created_at')
    id = await seedClass(server, teacher, [])
  })

  const later = (time: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + time).toISOString())
  const inClass = () => ({ params: { id }, headers: teacher.headers })
  const back = (of: string) => ({ params: { id: of }, headers: admin.headers, body: {} })
  const listed = (headers: Person['headers']) =>
    server.ask(pupils.listPupils, { params: { id }, headers })

  test('goes back to the class at the word of an admin: nothing that its owner had opens it then', async () => {
    const { email, password, headers, card, ...noa } = await claimedAccount(server, inClass())
    expect((await listed(teacher.headers)).claimed).toEqual([])
    expect((await listed(admin.headers)).claimed).toMatchObject([{ id: noa.id }])
    expect(await server.ask(pupils.unclaimPupil, back(noa.id))).toMatchObject({
      given: 'Noa',
      claim: null,
    })
    expect((await server.refused(accounts.getMe, { headers })).status).toBe(401)
    const again = { body: { email, password } }
    expect((await server.refused(accounts.logIn, again)).status).toBe(401)
    const old = { body: { qr: card.qr } }
    expect((await server.refused(pupils.logInWithCard, old)).code).toBe('card-old')
    const { cards } = await server.ask(pupils.getCards, inClass())
    const { user } = await inWithCard(server, { qr: cards[0]?.qr ?? '' })
    expect(user).toMatchObject({ id: noa.id, isPupil: true, email: null, hasPassword: false })
    const { rows } = await server.pool.query(
      `select what, actor from school_log where person = $1 and what <> 'card-seen' order by id desc limit 1`,
      [noa.id],
    )
    expect(rows).toEqual([{ what: 'claim-undone', actor: admin.user.id }])
    expect((await server.refused(pupils.unclaimPupil, back(noa.id))).code).toBe('claim-over')
    // The address is free again.
    await server.ask(accounts.signUp, { body: { email, password } })
  })

  test('comes back to a class that it left, with a free number', async () => {
    const noa = await claimedAccount(server, inClass())
    await server.ask(classes.removeStudent, {
      params: { id, student: noa.id },
      headers: teacher.headers,
    })
    const { rows } = await server.pool.query(
      'select external_id from claimed_pupils where user_id = $1',
      [noa.id],
    )
    await server.ask(pupils.addPupils, {
      ...inClass(),
      headers: { ...teacher.headers, ...newKey() },
      body: { rows: [{ given: 'Eva', family: 'Ax', externalId: rows[0]?.external_id }] },
    })
    expect(await server.ask(pupils.unclaimPupil, back(noa.id))).toMatchObject({ externalId: null })
    const asked = { ...inClass(), query: 'expand=students' }
    const { students = [] } = await server.ask(classes.getClass, asked)
    expect(students.map(one => one.id)).toContain(noa.id)
  })

  test('goes to the school where its class is gone, and to nobody after 30 days or while its owner teaches', async () => {
    const gone = await claimedAccount(server, inClass())
    await server.ask(classes.deleteClass, inClass())
    await server.ask(pupils.unclaimPupil, back(gone.id))
    const { rows } = await server.pool.query('select home_class from pupils where user_id = $1', [
      gone.id,
    ])
    expect(rows).toEqual([{ home_class: null }])
    id = await seedClass(server, teacher, [])
    const noa = await claimedAccount(server, inClass())
    await server.pool.query(`delete from enrolments where student = $1`, [noa.id])
    await server.pool.query(`update users set type = 'teacher' where id = $1`, [noa.id])
    const { user } = { user: await server.ask(accounts.getMe, { headers: noa.headers }) }
    await seedClass(server, { user, headers: noa.headers, email: noa.email, password: '' }, [])
    expect((await server.refused(pupils.unclaimPupil, back(noa.id))).code).toBe('still-teaches')
    later(30 * day)
    admin = await signUpActor(server, 'admin')
    expect((await server.refused(pupils.unclaimPupil, back(noa.id))).code).toBe('claim-over')
  })

  test('is forgotten as one that was a pupil after 30 days; what was asked for, as soon as it is over', async () => {
    const noa = await claimedAccount(server, inClass())
    await server.ask(pupils.addPupils, {
      ...inClass(),
      headers: { ...teacher.headers, ...newKey() },
      body: { rows: [{ given: 'Eva' }] },
    })
    const [card] = (await server.ask(pupils.getCards, inClass())).cards
    const { authToken } = await inWithCard(server, { qr: card?.qr ?? '' })
    await server.ask(pupils.claimAccount, {
      headers: { authorization: authToken },
      body: { email: 'eva@own.example', password: 'a password of my own' },
    })
    const room = oneMoreProcess(server).pupils
    const left = async () => {
      await forgetOldClaims(room)
      const { rows } = await server.pool.query(
        'select user_id from claims union all select user_id from claimed_pupils',
      )
      return rows.map(row => row.user_id)
    }
    expect(await left()).toEqual(expect.arrayContaining([card?.pupil, noa.id]))
    later(day)
    expect(await left()).not.toContain(card?.pupil)
    expect(await left()).toContain(noa.id)
    later(30 * day)
    expect(await left()).toEqual([])
  })
})
