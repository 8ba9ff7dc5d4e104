import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { type Card, pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readMail } from '../../outside/mail/read-mail'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { inWithCard } from '../../testing/school/in-with-card'
import { type Person, signUpActor, signUpConfirmed } from '../../testing/school/people'

const hour = 60 * 60 * 1000
const day = 24 * hour
const password = 'a password of my own'

describeOnDatabase('a pupil makes the account their own', engine => {
  let server: TestServer
  let teacher: Person
  let id: string
  let card: Card
  let mia: { authorization: string }
  let email: string
  let number = 0
  let made = 0
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
      settings: { OWN_ACCOUNT_AGE: '14' },
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    teacher = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at')
    id = await seedClass(server, teacher, [])
    card = await add('Mia')
    mia = await login()
    number += 1
    email = `mia${number}@own.example`
  })

  async function add(given: string): Promise<Card> {
    const asked = { params: { id }, headers: { ...teacher.headers, ...newKey() } }
    made += 1
    const row = { given, family: 'Roth', externalId: `no. ${made}`, decision: 'new' }
    await server.ask(pupils.addPupils, { ...asked, body: { rows: [row] } })
    const { cards } = await server.ask(pupils.getCards, asked)
    const [first] = cards
    if (!first) throw new Error('there is no card')
    return first
  }
  async function login() {
    const { authToken } = await inWithCard(server, { qr: card.qr })
    return { authorization: authToken }
  }
  const later = (time: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + time).toISOString())
  const press = (headers = mia, to = email) => ({ headers, body: { email: to, password } })
  const claim = (headers = mia, to = email) => server.ask(pupils.claimAccount, press(headers, to))
  const mailsTo = async (to: string) =>
    (await server.mails()).map(readMail).filter(mail => mail.header('To') === to)
  /** The token of the so many-th link that was mailed there. */
  const linkTo = async (to: string, nth = 1) => {
    const tokens = async () =>
      (await mailsTo(to)).flatMap(mail => /token=claim\.([\w-]{43})/.exec(mail.text)?.[1] ?? [])
    await expect.poll(tokens).toHaveLength(nth)
    return (await tokens()).at(-1) ?? ''
  }
  const verify = async (token: string) => server.ask(pupils.verifyClaim, { body: { token } })
  const refusedLink = async (token: string) =>
    (await server.refused(pupils.verifyClaim, { body: { token } })).code
  const answer = (agree = true, headers = teacher.headers) => ({
    params: { id: card.pupil },
    headers,
    body: { agree },
  })
  const agree = () => server.ask(pupils.answerClaim, answer())
  const refusedAnswer = async () => {
    const { headers, password: known } = teacher
    await server.ask(accounts.confirmLogin, { headers, body: { password: known } })
    return (await server.refused(pupils.answerClaim, answer())).code
  }
  const kept = async (headers = teacher.headers) =>
    server.ask(pupils.listPupils, { params: { id }, headers })
  const own = async () => (await server.ask(accounts.logIn, { body: { email, password } })).user
  const asked = async () => (await server.ask(pupils.listKeepers, { headers: mia })).claim
  const studentOf = async (of: string) => {
    const asking = { params: { id: of }, headers: teacher.headers, query: 'expand=students' }
    return (await server.ask(classes.getClass, asking)).students?.[0]
  }
  const logged = async () => {
    const { rows } = await server.pool.query(
      `select what, actor from school_log where person = $1 and what <> 'card-seen' order by id`,
      [card.pupil],
    )
    return rows
  }

  test('by the mailed link and a keeper who agrees: the card dies, the address shows where they join by themselves', async () => {
    expect(await claim()).toEqual({ isVerified: false, isAgreed: false })
    expect(await kept()).toMatchObject({ pupils: [{ claim: { isAgreed: false } }], claimed: [] })
    const token = await linkTo(email)
    expect(await verify(token)).toEqual({ isOwn: false })
    expect(await refusedLink(token)).toBe('link-over')
    expect(await asked()).toEqual({ isVerified: true, isAgreed: false })
    expect((await server.refused(pupils.claimAccount, press())).code).toBe('claim-pending')
    const told = await server.ask(accounts.exportUser, { params: { id: card.pupil }, headers: mia })
    expect(told.pupil).toMatchObject({
      externalId: `no. ${made}`,
      claim: { email, isVerified: true },
    })
    expect(await agree()).toEqual({ isOwn: true })

    expect((await server.refused(accounts.getMe, { headers: mia })).status).toBe(401)
    expect((await server.refused(pupils.logInWithCard, { body: { qr: card.qr } })).code).toBe(
      'wrong-card',
    )
    const { authToken, user } = await server.ask(accounts.logIn, { body: { email, password } })
    expect(user).toMatchObject({ id: card.pupil, email, isEmailVerified: true, type: 'student' })
    expect(user.isPupil).toBeUndefined()
    expect((await kept()).pupils).toEqual([])
    expect((await kept()).claimed).toEqual([])
    expect(await studentOf(id)).toMatchObject({ fullName: 'Mia Roth', email: null })
    later(hour)
    const next = await seedClass(server, teacher, [])
    const joining = { params: { id: next }, headers: { authorization: authToken } }
    await server.ask(classes.joinClass, { ...joining, body: { studentId: user.id } })
    expect(await studentOf(next)).toMatchObject({ email })
    expect(await studentOf(id)).toMatchObject({ email: null })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    expect(await logged()).toEqual([
      { what: 'claim-asked', actor: card.pupil },
      { what: 'claim-verified', actor: card.pupil },
      { what: 'claim-agreed', actor: teacher.user.id },
      { what: 'pupil-claimed', actor: teacher.user.id },
    ])
  })

  test('in the other order, too', async () => {
    await claim()
    expect(await agree()).toEqual({ isOwn: false })
    expect(await asked()).toEqual({ isVerified: false, isAgreed: true })
    expect(await verify(await linkTo(email))).toEqual({ isOwn: true })
    expect(await own()).toMatchObject({ id: card.pupil })
  })

  test('with an address that has an account: the mail says so, the answer does not', async () => {
    const owner = await signUpConfirmed(server)
    expect(await claim(mia, owner.email)).toEqual({ isVerified: false, isAgreed: false })
    await expect
      .poll(async () => (await mailsTo(owner.email)).map(({ text }) => text).join())
      .toContain('This address has an account already')
    expect(await agree()).toEqual({ isOwn: false })
    expect(JSON.stringify(await mailsTo(owner.email))).not.toContain('claim.')
  })

  test('whose address was taken meanwhile keep their card; nobody is told whose it is', async () => {
    await claim()
    const token = await linkTo(email)
    await verify(token)
    await server.ask(accounts.signUp, { body: { email, password } })
    expect(await agree()).toEqual({ isOwn: false })
    expect(await asked()).toBeNull()
    await login()
  })

  test('asked again, the last address counts and keepers are asked anew; five links an hour', async () => {
    await claim(mia, `other.${email}`)
    await agree()
    await claim()
    expect(await asked()).toEqual({ isVerified: false, isAgreed: false })
    expect(await refusedLink(await linkTo(`other.${email}`))).toBe('link-over')
    for (let time = 2; time < 5; time += 1) await claim()
    expect((await server.refused(pupils.claimAccount, press())).code).toBe('too-many-claims')
    later(hour)
    await claim()
    await verify(await linkTo(email, 5))
  })

  test('is asked of nobody when it is too late, refused, or somebody else holds the card', async () => {
    await claim()
    const first = await linkTo(email)
    later(day)
    expect([await refusedLink(first), await refusedAnswer()]).toEqual(['link-over', 'claim-over'])
    mia = await login()
    await claim()
    await verify(await linkTo(email, 2))
    later(14 * day)
    expect(await refusedAnswer()).toBe('claim-over')
    mia = await login()
    await claim()
    await server.ask(pupils.answerClaim, answer(false))
    expect([await asked(), await refusedAnswer()]).toEqual([null, 'claim-over'])
    expect(await refusedLink(await linkTo(email, 3))).toBe('link-over')
    await claim()
    const headers = { ...teacher.headers, ...newKey() }
    card = await server.ask(pupils.renewCard, { params: { id: card.pupil }, headers, body: {} })
    expect([await refusedAnswer(), await refusedLink(await linkTo(email, 4))]).toEqual([
      'claim-over',
      'link-over',
    ])
    mia = await login()
    await claim()
    await server.ask(pupils.deletePupil, { params: { id: card.pupil }, headers: teacher.headers })
    expect(await refusedAnswer()).toBe('claim-over')
  })

  test('who is moved waits for the teachers of the new class', async () => {
    await claim()
    await agree()
    const there = await seedClass(server, teacher, [])
    await server.ask(pupils.movePupil, {
      params: { id: card.pupil },
      headers: teacher.headers,
      body: { class: there },
    })
    expect(await verify(await linkTo(email))).toEqual({ isOwn: false })
    expect(await agree()).toEqual({ isOwn: true })
  })

  test.each(['a new card', 'a move', 'the deletion'])(
    'races %s: whole, or not at all',
    async what => {
      const there = await seedClass(server, teacher, [])
      for (let time = 0; time < 5; time += 1) {
        if (time > 0) {
          id = await seedClass(server, teacher, [])
          card = await add('Mia')
          mia = await login()
          email = `${time}.${email}`
        }
        await claim()
        await verify(await linkTo(email))
        const of = { params: { id: card.pupil }, headers: { ...teacher.headers, ...newKey() } }
        const other = {
          'a new card': () => server.ask(pupils.renewCard, { ...of, body: {} }),
          'a move': () => server.ask(pupils.movePupil, { ...of, body: { class: there } }),
          'the deletion': () => server.ask(pupils.deletePupil, of),
        }[what]
        const both = await Promise.allSettled([agree(), other?.()])
        const [agreed] = both
        // Whoever came second found nothing any more.
        for (const one of both)
          expect(one.status === 'rejected' ? String(one.reason) : '').not.toMatch(/\b5\d\d\b/)
        const { rows } = await server.pool.query(
          `select u.is_pupil, u.email is not null as has_email, u.password_hash is not null as has_password,
             exists (select from pupils p where p.user_id = u.id) as is_kept,
             exists (select from claimed_pupils c where c.user_id = u.id) as is_claimed
           from users u where id = $1`,
          [card.pupil],
        )
        const isOwn = agreed.status === 'fulfilled' && agreed.value.isOwn
        expect(rows).toEqual([
          {
            is_pupil: !isOwn,
            has_email: isOwn,
            has_password: isOwn,
            is_kept: !isOwn,
            is_claimed: isOwn,
          },
        ])
      }
    },
  )

  test('nobody else asks, and nothing is kept of who is refused', async () => {
    const before = await wholeState(server.pool)
    const refused = await server.refused(pupils.claimAccount, press(teacher.headers))
    expect(refused.status).toBe(403)
    const common = { headers: mia, body: { email, password: 'password1' } }
    expect((await server.refused(pupils.claimAccount, common)).code).toBe('common-password')
    expect(await refusedLink('no token')).toBe('link-over')
    expect(await wholeState(server.pool)).toEqual(before)
    expect(await server.ask(pupils.listKeepers, { headers: mia })).toMatchObject({
      claim: null,
      ownAccountAge: 14,
    })
  })

  test('speaks to the database a few times', async () => {
    const many = { headers: mia, body: { email, password } }
    const asking = () => server.ask(pupils.claimAccount, many)
    expect((await leastCost(asking)).statements).toBeLessThanOrEqual(16)
    expect((await leastCost(kept)).statements).toBe(8)
  })
})
