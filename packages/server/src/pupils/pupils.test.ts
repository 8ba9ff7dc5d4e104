import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { type Card, pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { oneMoreProcess } from '../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { seedClass } from '../testing/school/class-matrix'
import { newKey } from '../testing/school/class-shop'
import { inWithCard } from '../testing/school/in-with-card'
import { type Person, signUpActor } from '../testing/school/people'
import { deleteDuePupils } from './deleting-pupils'

const hour = 60 * 60 * 1000
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ given: `Pupil ${at}`, family: 'Roth' }))

describeOnDatabase('pupils', engine => {
  let server: TestServer
  let teacher: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    teacher = await confirmed()
    id = await seedClass(server, teacher, [])
  })

  async function confirmed() {
    const person = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at where id = $1', [
      person.user.id,
    ])
    return person
  }
  const add = (rows: object[], headers: object = teacher.headers) =>
    server.ask(pupils.addPupils, {
      params: { id },
      headers: { ...headers, ...newKey() },
      body: { rows },
    })
  const cards = async (): Promise<Card[]> =>
    (await server.ask(pupils.getCards, { params: { id }, headers: teacher.headers })).cards
  const firstCard = async () => {
    const [card] = await cards()
    if (!card) throw new Error('there is no card')
    return card
  }
  const login = (body: object) => inWithCard(server, body)
  const refusedLogin = async (body: object) =>
    (await server.refused(pupils.logInWithCard, { body })).code
  const of = (card: Card) => ({ params: { id: card.pupil }, headers: teacher.headers })

  test('are made of a list, and log in with what is on their card, however it is typed', async () => {
    const { added } = await add([{ given: 'Zoë', family: 'de la Cruz' }, { given: '王小明' }])
    expect(added).toHaveLength(2)
    const [zoe] = await cards()
    if (!zoe) throw new Error('there is no card')
    expect(zoe).toMatchObject({
      name: 'Zoë de la Cruz',
      words: [expect.any(String), expect.any(String), expect.any(String)],
    })
    const typed = {
      cardName: ` ${zoe.cardName.toUpperCase()}`,
      words: zoe.words.join('  ').toUpperCase(),
    }
    const { user } = await login(typed)
    expect(user).toMatchObject({
      type: 'student',
      isPupil: true,
      email: null,
      hasPassword: false,
      givenName: 'Zoë',
      familyName: 'de la Cruz',
      classesEnrolled: [{ id }],
    })
    expect((await login({ qr: zoe.qr })).user.id).toBe(user.id)
    // Looking changes nothing.
    expect(await cards()).toEqual(await cards())
  })

  test('are in the class once, however often the list comes; a dump has no secret of theirs', async () => {
    const rows = [...named(24), { given: 'Mia', family: 'Roth', externalId: '7' }]
    const press = { params: { id }, headers: { ...teacher.headers, ...newKey() }, body: { rows } }
    const first = await server.ask(pupils.addPupils, press)
    expect(await server.ask(pupils.addPupils, press)).toEqual(first)
    expect(first.added).toHaveLength(25)
    expect(await add(rows)).toEqual({ added: [], renamed: 0 })
    expect(await add([{ given: 'Mia', family: 'Rot', externalId: '7' }])).toEqual({
      added: [],
      renamed: 1,
    })
    const printed = await cards()
    expect(printed).toHaveLength(25)
    expect(printed.map(({ name }) => name)).toContain('Mia Rot')
    const dump = JSON.stringify(await wholeState(server.pool))
    for (const card of printed) {
      expect(dump).not.toContain(card.qr)
      expect(dump).not.toContain(Buffer.from(card.qr, 'base64url').subarray(16).toString('hex'))
      expect(dump).not.toContain(card.words.join(' '))
    }
  })

  test.each([
    ['two of one name', [{ given: 'Mia' }, { given: 'mia' }], 'names-unclear'],
    ['a formula', [{ given: '=1+1' }], 'names-unclear'],
    ['a name of 31 letters', [{ given: 'x'.repeat(31) }], 'names-unclear'],
    ['more than a class has', named(201), 'class-full'],
  ])('%s: nothing is made', async (_name, rows, code) => {
    const before = await wholeState(server.pool)
    const refused = await server.refused(pupils.addPupils, {
      params: { id },
      headers: { ...teacher.headers, ...newKey() },
      body: { rows },
    })
    expect(refused.code).toBe(code)
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('of another class of the teacher are asked about, those of others are unknown', async () => {
    await add([{ given: 'Mia', family: 'Roth' }])
    const there = await seedClass(server, teacher, [], { name: 'Next' })
    const stranger = await confirmed()
    const theirs = await seedClass(server, stranger, [])
    const check = (params: object, headers: object) =>
      server.ask(pupils.checkPupils, {
        params,
        headers,
        body: { rows: [{ given: 'MIA', family: 'roth' }] },
      } as never)
    expect((await check({ id: there }, teacher.headers)).verdicts).toMatchObject([
      { kind: 'perhaps' },
    ])
    expect((await check({ id: theirs }, stranger.headers)).verdicts).toEqual([{ kind: 'new' }])
    expect((await check({ id }, teacher.headers)).verdicts).toMatchObject([{ kind: 'here' }])
  })

  test('with a new card are logged out everywhere, and their old card says that it is old', async () => {
    await add([{ given: 'Mia' }])
    const old = await firstCard()
    const { authToken } = await login({ qr: old.qr })
    const press = { ...of(old), headers: { ...teacher.headers, ...newKey() } }
    const renewed = await server.ask(pupils.renewCard, press)
    // The answer was lost: sent again it is the same card.
    expect(await server.ask(pupils.renewCard, press)).toEqual(renewed)
    expect(renewed.qr).not.toBe(old.qr)
    expect(await firstCard()).toEqual(renewed)
    const me = await server.refused(accounts.getMe, { headers: { authorization: authToken } })
    expect(me.status).toBe(401)
    expect(await refusedLogin({ qr: old.qr })).toBe('card-old')
    expect(await refusedLogin({ cardName: old.cardName, words: old.words.join(' ') })).toBe(
      'card-old',
    )
    // They are told of it once, at their next login.
    const told = async () =>
      (await server.ask(pupils.logInWithCard, { body: { qr: renewed.qr } })) as object
    expect(await told()).toMatchObject({ newCardAt: server.clock.now().toISOString() })
    expect(await told()).not.toHaveProperty('newCardAt')
    for (let time = 0; time < 5; time += 1)
      await server.ask(pupils.renewCard, {
        ...of(old),
        headers: { ...teacher.headers, ...newKey() },
      })
    expect(await refusedLogin({ qr: old.qr })).toBe('wrong-card')
    const { rows } = await server.pool.query('select answer from kept_answers')
    expect(JSON.stringify(rows)).not.toContain(renewed.qr)
    // Who keeps her no more learns no card by sending an old call again.
    await server.ask(pupils.releasePupil, of(old))
    expect((await server.refused(pupils.renewCard, press)).status).toBe(403)
  })

  test('keep their class and their teacher from going, until they are moved, given to the school or deleted', async () => {
    await add([{ given: 'Mia' }, { given: 'Noa' }])
    const [mia, noa] = await cards()
    if (!mia || !noa) throw new Error('there are no cards')
    const { headers } = teacher
    const removed = { params: { id, student: mia.pupil }, headers }
    expect((await server.refused(classes.removeStudent, removed)).code).toBe('pupil-lives-here')
    expect((await server.refused(classes.deleteClass, { params: { id }, headers })).code).toBe(
      'class-keeps-pupils',
    )
    const there = await seedClass(server, teacher, [])
    await server.ask(classes.updateStudent, {
      params: { id, student: mia.pupil },
      headers,
      body: { extraTime: 2 },
    })
    await server.ask(pupils.movePupil, { ...of(mia), body: { class: there } })
    const moved = await server.ask(classes.getClass, {
      params: { id: there },
      headers,
      query: 'expand=students',
    })
    expect(moved.students).toMatchObject([{ id: mia.pupil, allowances: { extraTime: 2 } }])
    await server.ask(pupils.releasePupil, of(noa))
    await server.ask(classes.deleteClass, { params: { id }, headers })
    // Nobody keeps her but the school.
    expect(
      (await server.refused(pupils.updatePupil, { ...of(noa), body: { given: 'N', family: '' } }))
        .status,
    ).toBe(404)
    expect((await login({ qr: mia.qr })).user.classesEnrolled).toMatchObject([{ id: there }])
    expect((await login({ qr: noa.qr })).user.classesEnrolled).toEqual([])
  })

  test('that are deleted are closed at once, may be brought back, and are gone after 30 days', async () => {
    await add([{ given: 'Mia' }, { given: 'Noa' }])
    const [mia, noa] = await cards()
    if (!mia || !noa) throw new Error('there are no cards')
    const { authToken } = await login({ qr: mia.qr })
    for (const card of [mia, noa]) await server.ask(pupils.deletePupil, of(card))
    expect(
      (await server.refused(accounts.getMe, { headers: { authorization: authToken } })).status,
    ).toBe(401)
    expect(await refusedLogin({ qr: mia.qr })).toBe('account-closed')
    expect(await cards()).toEqual([])
    await server.ask(pupils.undeletePupil, of(noa))
    await login({ qr: noa.qr })
    const room = oneMoreProcess(server).pupils
    expect(await deleteDuePupils(room)).toBe(false)
    server.clock.moveTo(new Date(server.clock.now().getTime() + 30 * 24 * hour).toISOString())
    await deleteDuePupils(room)
    const { rows } = await server.pool.query('select id from users where id = any($1)', [
      [mia.pupil, noa.pupil],
    ])
    expect(rows).toEqual([{ id: noa.pupil }])
    expect(await refusedLogin({ qr: mia.qr })).toBe('wrong-card')
  })

  test('are made once when the same list comes twice at once; two cards at once count on by two', async () => {
    const both = await Promise.all([add(named(8)), add(named(8))])
    expect(both.map(({ added }) => added.length).sort()).toEqual([0, 8])
    expect(await cards()).toHaveLength(8)
    const mine = await firstCard()
    const { pupil, qr } = mine
    const keyed = () => ({ ...of(mine), headers: { ...teacher.headers, ...newKey() } })
    const renew = () => server.ask(pupils.renewCard, { ...keyed(), body: {} })
    const renewed = await Promise.all([renew(), renew()])
    const { rows } = await server.pool.query('select serial from pupils where user_id = $1', [
      pupil,
    ])
    expect(rows).toEqual([{ serial: 3 }])
    expect(new Set([qr, ...renewed.map(card => card.qr)]).size).toBe(3)
    expect(await refusedLogin({ qr })).toBe('card-old')
    await login({ qr: (await cards()).find(card => card.pupil === pupil)?.qr ?? '' })
  })

  test('speak to the database a few times, however many they are', async () => {
    await add(named(60))
    const { qr, cardName, words } = await firstCard()
    expect(await leastCost(() => login({ qr }))).toEqual({ statements: 4, waits: 2 })
    expect(await leastCost(() => login({ cardName, words: words.join(' ') }))).toEqual({
      statements: 6,
      waits: 4,
    })
    expect(await leastCost(cards)).toEqual({ statements: 6, waits: 6 })
    let number = 0
    const addMore = (many: number) => () => {
      number += 1
      return add(named(many).map(({ given }) => ({ given, family: `No. ${number}` })))
    }
    const numbered = (many: number, family: string) =>
      Array.from({ length: many }, (_, at) => ({ given: 'Ina', family, externalId: `r${at}` }))
    await add(numbered(9, 'Before').map((row, at) => ({ ...row, given: `Ina ${at}` })))
    // However many are renamed, it is one statement.
    const rename = (many: number) =>
      leastCost(() => {
        number += 1
        return add(numbered(many, `No. ${number}`).map((row, at) => ({ ...row, given: `R ${at}` })))
      })
    expect((await rename(9)).statements).toBe((await rename(1)).statements)
    for (const many of [1, 30])
      expect(await leastCost(addMore(many))).toEqual({ statements: 12, waits: 12 })
  })
})
