import { accounts } from '@duologue/contract/accounts'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type Person, signUpPerson } from '../../testing/school/people'

const minute = 60_000

describeOnDatabase('logging in', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000 },
      settings: { TRUSTED_PROXIES: '127.0.0.1' },
    })
  })
  afterAll(() => server.close())

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const logIn = (email: string, password: string, address = '10.0.0.1') =>
    fetch(`${server.address}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(address).headers },
      body: JSON.stringify({ email, password }),
    })

  test('takes the address however it is written, and the password as it is', async () => {
    const { user, email, password } = await signUpPerson(server)
    const body = { email: ` ${email.toUpperCase()} `, password }
    expect((await server.ask(accounts.logIn, { body })).user).toEqual(user)
    expect((await logIn(email, ` ${password}`)).status).toBe(401)
    expect((await logIn(email, password.toUpperCase())).status).toBe(401)
  })

  test('says the same of a wrong password and an unknown address', async () => {
    const { email } = await signUpPerson(server)
    const wrong = await (await logIn(email, 'not this')).text()
    expect(await (await logIn('nobody@school.example', 'not this')).text()).toBe(wrong)
    expect(JSON.parse(wrong)).toEqual({
      code: 'wrong-login',
      message: 'The email or the password is wrong.',
    })
  })

  test('a hash of another cost is renewed behind a right answer, and only then', async () => {
    const { user, email, password } = await signUpPerson(server)
    const old = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await server.pool.query('update users set password_hash = $1 where id = $2', [old, user.id])
    const kept = async () => {
      const { rows } = await server.pool.query('select password_hash from users where id = $1', [
        user.id,
      ])
      return rows[0].password_hash
    }
    expect((await logIn(email, 'not this')).status).toBe(401)
    expect(await kept()).toBe(old)
    expect((await logIn(email, password)).status).toBe(200)
    await expect.poll(kept).toContain('$m=12288,t=3,p=1$')
    const renewed = await kept()
    expect((await logIn(email, 'not this')).status).toBe(401)
    expect((await logIn(email, password)).status).toBe(200)
    expect(await kept()).toBe(renewed)
  })

  test('an account without a password cannot be logged in to', async () => {
    const { user, email } = await signUpPerson(server)
    await server.pool.query('update users set password_hash = null where id = $1', [user.id])
    for (const password of ['', 'null', 'undefined', ' '])
      expect([400, 401]).toContain((await logIn(email, password)).status)
  })

  test('stops an address that guesses at one account after ten tries, and nobody else there', async () => {
    const pupils: Person[] = []
    while (pupils.length < 300)
      pupils.push(...(await Promise.all(Array.from({ length: 20 }, () => signUpPerson(server)))))
    const [victim] = pupils
    if (!victim) throw new Error('nobody signed up')
    const school = '10.1.1.1'
    const guesses = Array.from({ length: 40 }, (_, at) =>
      logIn(victim.email, `guess ${at}`, school),
    )
    // So many come at once: more than a busy machine answers in time would be told to come back.
    const statuses = new Set<number>()
    for (let first = 1; first < pupils.length; first += 50) {
      const group = pupils.slice(first, first + 50)
      const answers = group.map(({ email, password }) => logIn(email, password, school))
      for (const { status } of await Promise.all(answers)) statuses.add(status)
    }
    const guessed = (await Promise.all(guesses)).map(answer => answer.status)
    expect(guessed.filter(status => status === 401)).toHaveLength(10)
    expect(guessed.filter(status => status === 429)).toHaveLength(30)
    expect(statuses).toEqual(new Set([200]))

    // Not even the right password gets in from there now; from home it does.
    const stopped = await logIn(victim.email, victim.password, school)
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBe(15 * 60)
    expect((await logIn(victim.email, victim.password, '10.9.9.9')).status).toBe(200)

    server.clock.moveTo(new Date(server.clock.now().getTime() + 15 * minute).toISOString())
    expect((await logIn(victim.email, victim.password, school)).status).toBe(200)
  }, 60_000)

  test('slows guesses from many addresses down, and a right one takes its guilt away', async () => {
    const { email, password } = await signUpPerson(server)
    for (let at = 0; at < 50; at += 1) await logIn(email, 'a guess', `10.2.0.${at}`)
    const slowed = await logIn(email, password, '10.3.0.1')
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(20)
    server.clock.moveTo(new Date(server.clock.now().getTime() + 20_000).toISOString())
    expect((await logIn(email, password, '10.3.0.1')).status).toBe(200)
  })

  test('more at once than can be hashed are told to come back', async () => {
    const { email, password } = await signUpPerson(server)
    const many = await startTestServer(engine, { callsPerMinute: { logins: 5 } })
    onTestFinished(many.close)
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1)
      statuses.push((await many.refused(accounts.logIn, { body: { email, password } })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})
