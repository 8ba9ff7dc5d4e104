import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { devices } from '@duologue/contract/devices/devices'
import { type Card, pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { inWithCard } from '../../testing/school/in-with-card'
import { type Person, signUpActor } from '../../testing/school/people'

const hour = 60 * 60 * 1000

describeOnDatabase('logins with a card', engine => {
  let server: TestServer
  let teacher: Person
  let id: string
  let card: Card
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    teacher = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at')
    id = await seedClass(server, teacher, [])
    const asked = { params: { id }, headers: { ...teacher.headers, ...newKey() } }
    await server.ask(pupils.addPupils, { ...asked, body: { rows: [{ given: 'Mia' }] } })
    const [made] = (await server.ask(pupils.getCards, asked)).cards
    if (!made) throw new Error('there is no card')
    card = made
  })

  const login = (body: object) => inWithCard(server, body)
  const refusedLogin = async (body: object) =>
    (await server.refused(pupils.logInWithCard, { body: body as never })).code
  const setting = (body: object) =>
    server.ask(classes.updateClass, { params: { id }, headers: teacher.headers, body })

  test.each([
    ['pictures', 'words'],
    ['words', 'pictures'],
  ] as const)(
    'whose class wants %s are let in by their card with them alone',
    async (wanted, other) => {
      const { qr, cardName, words, pictures } = card
      const proofs = { words: words.join(' '), pictures }
      const wrongs = { words: 'acorn actor adult', pictures: pictures.map(one => (one + 1) % 16) }
      expect(await setting({ pupilLogin: wanted })).toMatchObject({ pupilLogin: wanted })
      const scan = (beside: object) =>
        server.ask(pupils.logInWithCard, { body: { qr, ...beside } as never })
      expect(await scan({})).toEqual({ wants: wanted })
      expect(await scan({ [other]: proofs[other] })).toEqual({ wants: wanted })
      expect(await refusedLogin({ qr, [wanted]: wrongs[wanted] })).toBe('wrong-card')
      // Only with the card itself.
      expect(await refusedLogin({ qr: 'A'.repeat(43), [wanted]: proofs[wanted] })).toBe(
        'wrong-card',
      )
      expect((await login({ qr, [wanted]: proofs[wanted] })).user.fullName).toBe('Mia')
      const typed = await server.ask(pupils.logInWithCard, {
        body: { cardName, words: proofs.words },
      })
      if (wanted === 'words') expect(typed).toMatchObject({ user: { fullName: 'Mia' } })
      else expect(typed).toEqual({ wants: 'pictures' })
      await login({ cardName, ...proofs })
      for (let time = 0; time < 10; time += 1)
        expect(await refusedLogin({ qr, [wanted]: wrongs[wanted] })).toBe('wrong-card')
      expect(await refusedLogin({ qr, [wanted]: proofs[wanted] })).toBe('too-many-logins')
    },
  )

  test('cannot be guessed: ten tries at the words, and unknown names sound the same', async () => {
    const { cardName, words } = card
    for (let time = 0; time < 10; time += 1)
      expect(await refusedLogin({ cardName, words: `acorn actor ${time}` })).toBe('wrong-card')
    expect(await refusedLogin({ cardName: 'nobody0000', words: 'acorn actor adult' })).toBe(
      'wrong-card',
    )
    expect(await refusedLogin({ qr: 'A'.repeat(43) })).toBe('wrong-card')
    expect(await refusedLogin({ qr: 'https://elsewhere.example' })).toBe('wrong-card')
    // However the name is typed.
    for (const typed of [cardName, ` ${cardName.toUpperCase()}\u00a0`])
      expect(await refusedLogin({ cardName: typed, words: words.join(' ') })).toBe(
        'too-many-logins',
      )
    server.clock.moveTo(new Date(server.clock.now().getTime() + hour / 4).toISOString())
    await login({ cardName, words: words.join(' ') })
  })

  test('are over 90 days after the class was archived, and work again when it is brought back', async () => {
    const asked = { params: { id }, headers: teacher.headers }
    const { token } = await server.ask(devices.pairDevice, asked)
    const onDevice = {
      headers: { 'x-class-device': token },
      body: { pupil: card.pupil, pictures: card.pictures },
    }
    await server.ask(classes.archiveClass, asked)
    const later = (hours: number) =>
      server.clock.moveTo(new Date(server.clock.now().getTime() + hours * hour).toISOString())
    later(90 * 24 - 1)
    await login({ qr: card.qr })
    await server.ask(devices.logInOnDevice, onDevice)
    later(1)
    const before = await wholeState(server.pool)
    expect(await refusedLogin({ qr: card.qr })).toBe('card-ended')
    expect(await wholeState(server.pool)).toEqual(before)
    expect((await server.refused(devices.logInOnDevice, onDevice)).code).toBe('card-ended')
    // Whoever has not the card learns nothing of its end.
    expect(await refusedLogin({ cardName: card.cardName, words: 'acorn actor adult' })).toBe(
      'wrong-card',
    )
    await server.pool.query('update classes set archived_at = null where id = $1', [id])
    await login({ qr: card.qr })
  })

  test('stay logged in for four hours after they did something, others for thirty days', async () => {
    const { authToken } = await login({ qr: card.qr })
    const headers = { authorization: authToken }
    const later = (hours: number) =>
      server.clock.moveTo(new Date(server.clock.now().getTime() + hours * hour).toISOString())
    for (let time = 0; time < 4; time += 1) {
      later(3.9)
      await server.ask(accounts.getMe, { headers })
    }
    later(4.01)
    expect((await server.refused(accounts.getMe, { headers })).status).toBe(401)
    // Where every pupil has a device, a card is good for as long as a password.
    await setting({ pupilDevices: 'own' })
    const own = { authorization: (await login({ qr: card.qr })).authToken }
    later(24 * 25)
    await server.ask(accounts.getMe, { headers: own })
    const { sessions } = await server.ask(accounts.listSessions, { headers: own })
    expect(sessions).toMatchObject([{ isThis: true, isWithCard: true }])
    await server.ask(accounts.getMe, { headers: teacher.headers })
  })
})
