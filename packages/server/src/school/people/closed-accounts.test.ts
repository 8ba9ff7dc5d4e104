import { accounts } from '@duologue/contract/accounts'
import { devices } from '@duologue/contract/devices/devices'
import { pupils } from '@duologue/contract/pupils'
import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { inWithCard } from '../../testing/school/in-with-card'
import { mailedTokens } from '../../testing/school/mailed-tokens'
import { type Person, signUpActor, signUpPerson } from '../../testing/school/people'

describeOnDatabase('a closed account', engine => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    const callsPerMinute = { searches: 1000, logins: 1000, writes: 1000 }
    server = await startTestServer(engine, { callsPerMinute })
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => server.close())

  const about = (id: string, why = 'left') => ({
    params: { id },
    body: { why },
    headers: admin.headers,
  })
  const closed = { status: 403, code: 'account-closed' }

  test('is logged out at once and opens by no way in, and is as it was when it is opened again', async () => {
    const ben = await signUpPerson(server)
    const { headers, email, password } = ben
    const { id } = ben.user
    await server.ask(accounts.updateProfile, {
      params: { id },
      body: { givenName: 'Ben' },
      headers,
    })
    const made = await server.ask(accounts.createApiToken, {
      headers,
      body: { name: 'Report', scope: 'read', days: 30 },
    })
    const program = { headers: { authorization: made.token } }
    const answer = await server.ask(school.closePerson, about(id))
    expect(answer.closed).toEqual({ at: server.clock.now().toISOString(), why: 'left' })
    expect(await server.refused(accounts.getMe, { headers })).toMatchObject({ code: 'login-over' })
    expect(await server.refused(accounts.getMe, program)).toMatchObject(closed)
    const logIn = { body: { email, password } }
    expect(await server.refused(accounts.logIn, logIn)).toMatchObject(closed)
    // Who does not know the password learns nothing of it.
    const guess = { body: { email, password: 'not this' } }
    expect(await server.refused(accounts.logIn, guess)).toMatchObject({ code: 'wrong-login' })
    await server.ask(accounts.sendResetEmail, { body: { email } })
    const link = () => mailedTokens(server, email, 'password-reset')
    await expect.poll(async () => (await link()).length).toBe(1)
    const [resetToken] = await link()
    const reset = { body: { password: 'another one of eight', resetToken } }
    expect(await server.refused(accounts.resetPassword, reset)).toMatchObject(closed)
    const again = await server.ask(school.reopenPerson, about(id, 'mistake'))
    expect(again.closed).toBeUndefined()
    const back = await server.ask(accounts.logIn, logIn)
    expect(back.user.givenName).toBe('Ben')
    expect((await server.ask(accounts.getMe, program)).id).toBe(id)
  })

  test('is a pupil whose card and pictures open nothing, nor a session that began meanwhile', async () => {
    const teacher = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at where id = $1', [
      teacher.user.id,
    ])
    const home = await seedClass(server, teacher, [])
    const inHome = { params: { id: home }, headers: teacher.headers }
    const { added } = await server.ask(pupils.addPupils, {
      ...inHome,
      headers: { ...teacher.headers, ...newKey() },
      body: { rows: [{ given: 'Mia' }] },
    })
    const [mia = ''] = added
    const cards = await server.ask(pupils.getCards, inHome)
    const card = cards.cards[0]
    if (!card) throw new Error('there is no card')
    const { authToken } = await inWithCard(server, { qr: card.qr })
    const { token } = await server.ask(devices.pairDevice, inHome)
    const { rows } = await server.pool.query('select * from sessions where user_id = $1', [mia])
    await server.ask(school.closePerson, about(mia))
    expect(await server.refused(pupils.logInWithCard, { body: { qr: card.qr } })).toMatchObject(
      closed,
    )
    const byWords = { body: { cardName: card.cardName, words: card.words.join(' ') } }
    expect(await server.refused(pupils.logInWithCard, byWords)).toMatchObject(closed)
    const onDevice = {
      headers: { 'x-class-device': token },
      body: { pupil: mia, pictures: card.pictures },
    }
    expect(await server.refused(devices.logInOnDevice, onDevice)).toMatchObject(closed)
    const [session] = rows
    await server.pool.query(
      `insert into sessions (id, user_id, token_hash, device, kind, created_at, confirmed_at, last_used_at, expires_at)
       values ($1, $2, $3, 'Firefox', 'card', $4, $4, $4, $5)`,
      [session.id, mia, session.token_hash, session.created_at, session.expires_at],
    )
    const asMia = { headers: { authorization: authToken } }
    expect(await server.refused(accounts.getMe, asMia)).toMatchObject(closed)
  })
})
