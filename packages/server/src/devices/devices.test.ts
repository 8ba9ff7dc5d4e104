import { accounts } from '@duologue/contract/accounts'
import { devices } from '@duologue/contract/devices/devices'
import { type Card, pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { seedClass } from '../testing/school/class-matrix'
import { newKey } from '../testing/school/class-shop'
import { type Person, signUpActor } from '../testing/school/people'

const minute = 60_000
const day = 24 * 60 * minute

describeOnDatabase('devices of a class', engine => {
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
    teacher = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at where id = $1', [
      teacher.user.id,
    ])
    id = await seedClass(server, teacher, [])
  })

  const later = (time: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + time).toISOString())
  const of = (person: Person = teacher) => ({ params: { id }, headers: person.headers })
  const add = async (names: { given: string; family?: string }[]): Promise<Card[]> => {
    const headers = { ...teacher.headers, ...newKey() }
    await server.ask(pupils.addPupils, { params: { id }, headers, body: { rows: names } })
    return (await server.ask(pupils.getCards, of())).cards
  }
  const pair = async () => {
    const { device, token } = await server.ask(devices.pairDevice, of())
    return { device, headers: { 'x-class-device': token } }
  }
  const named = (list: Card[], name: string) => {
    const card = list.find(one => one.name === name)
    if (!card) throw new Error(`nobody is called ${name}`)
    return card
  }
  const press = ({ pupil, pictures }: Card) => ({ pupil, pictures })
  const wrong = ({ pupil, pictures }: Card) => ({
    pupil,
    pictures: pictures.map(picture => (picture + 1) % 16),
  })

  test('show first names and portraits, and log in by three pictures for four hours', async () => {
    const made = await add([
      { given: 'Mia', family: 'Roth' },
      { given: 'Mia', family: 'Ax' },
      { given: 'Zoë' },
    ])
    const { headers } = await pair()
    const shown = await server.ask(devices.getClassDevice, { headers })
    expect(shown.class.id).toBe(id)
    expect(shown.pupils.map(({ firstName }) => firstName)).toEqual(['Mia A.', 'Mia R.', 'Zoë'])
    expect(JSON.stringify(shown)).not.toContain('Roth')
    expect(Object.keys(shown.pupils[0] ?? {}).sort()).toEqual([
      'avatar',
      'firstName',
      'id',
      'username',
    ])
    const zoe = named(made, 'Zoë')
    const { user, authToken } = await server.ask(devices.logInOnDevice, {
      headers,
      body: press(zoe),
    })
    expect(user).toMatchObject({ id: zoe.pupil, isPupil: true, classesEnrolled: [{ id }] })
    const authorization = { headers: { authorization: authToken } }
    expect((await server.ask(accounts.getMe, authorization)).id).toBe(zoe.pupil)
    later(4 * 60 * minute + 1)
    expect((await server.refused(accounts.getMe, authorization)).status).toBe(401)
  })

  test('close a pupil for five minutes after five wrong tries, there alone, and tell the teacher', async () => {
    const [mia, ben] = await add([{ given: 'Mia' }, { given: 'Ben' }]).then(list => [
      named(list, 'Mia'),
      named(list, 'Ben'),
    ])
    if (!mia || !ben) throw new Error('they were not made')
    const [here, there] = [await pair(), await pair()]
    const refused = async (body: object, { headers } = here) =>
      (await server.refused(devices.logInOnDevice, { headers, body: body as never })).code
    // Many at once are counted one by one.
    const guesses = await Promise.all(Array.from({ length: 9 }, () => refused(wrong(mia))))
    expect(guesses.filter(code => code === 'wrong-card')).toHaveLength(5)
    expect(guesses.filter(code => code === 'pupil-closed-here')).toHaveLength(4)
    expect(await refused(press(mia))).toBe('pupil-closed-here')
    const told = (await server.ask(devices.listDevices, of())).devices
    expect(told.find(one => one.id === here.device)?.closed).toEqual([
      { pupil: mia.pupil, name: 'Mia' },
    ])
    expect(told.find(one => one.id === there.device)?.closed).toEqual([])
    await server.ask(devices.logInOnDevice, { headers: there.headers, body: press(mia) })
    await server.ask(devices.logInOnDevice, { headers: here.headers, body: press(ben) })
    later(5 * minute)
    for (let time = 0; time < 4; time += 1) expect(await refused(wrong(mia))).toBe('wrong-card')
    await server.ask(devices.logInOnDevice, { headers: here.headers, body: press(mia) })
    for (let time = 0; time < 4; time += 1) expect(await refused(wrong(mia))).toBe('wrong-card')
  })

  test('know only the pupils of their class who are there now, by the card that counts now', async () => {
    const made = await add([{ given: 'Mia' }, { given: 'Ben' }, { given: 'Zoë' }])
    const { headers } = await pair()
    const mia = named(made, 'Mia')
    await server.ask(pupils.deletePupil, { ...of(), params: { id: named(made, 'Ben').pupil } })
    await server.ask(pupils.renewCard, {
      params: { id: mia.pupil },
      headers: { ...teacher.headers, ...newKey() },
    })
    const { pupils: shown } = await server.ask(devices.getClassDevice, { headers })
    expect(shown.map(({ firstName }) => firstName)).toEqual(['Mia', 'Zoë'])
    const other = await signUpActor(server, 'student')
    const refused = async (body: { pupil: string; pictures: number[] }) =>
      (await server.refused(devices.logInOnDevice, { headers, body })).code
    expect(await refused(press(named(made, 'Ben')))).toBe('wrong-card')
    expect(await refused({ pupil: other.user.id, pictures: [0, 0, 0] })).toBe('wrong-card')
    const [now] = (await server.ask(pupils.getCards, of())).cards.filter(
      card => card.pupil === mia.pupil,
    )
    if (!now) throw new Error('there is no card')
    await server.ask(devices.logInOnDevice, { headers, body: press(now) })
  })

  test('end when they are stopped, with the class, and after 400 days; 40 are the most', async () => {
    const { device, headers } = await pair()
    await server.ask(devices.stopDevice, { ...of(), params: { id, device } })
    expect((await server.refused(devices.getClassDevice, { headers })).code).toBe('device-over')
    expect(
      (await server.refused(devices.stopDevice, { ...of(), params: { id, device } })).code,
    ).toBe('device-not-found')
    const old = await pair()
    for (let paired = 1; paired < 40; paired += 1) await pair()
    expect((await server.refused(devices.pairDevice, of())).code).toBe('too-many-devices')
    expect((await server.ask(devices.listDevices, of())).devices).toHaveLength(40)
    later(400 * day)
    expect((await server.refused(devices.getClassDevice, { headers: old.headers })).code).toBe(
      'device-over',
    )
  })

  test('only their hash is kept, and their token opens nothing else', async () => {
    await add([{ given: 'Mia' }])
    const { headers } = await pair()
    const token = headers['x-class-device']
    expect(JSON.stringify(await wholeState(server.pool))).not.toContain(token)
    const asUser = { headers: { authorization: token } }
    expect((await server.refused(accounts.getMe, asUser)).status).toBe(401)
    expect((await server.refused(pupils.getCards, { ...asUser, params: { id } })).status).toBe(401)
  })

  test.each([
    ['nobody', 401],
    ['student', 404],
    ['otherTeacher', 404],
  ] as const)('are not for %s, and nothing changes', async (actor, status) => {
    const { device, headers: ofDevice } = await pair()
    const headers = actor === 'nobody' ? {} : (await signUpActor(server, actor)).headers
    const before = await wholeState(server.pool)
    for (const given of [headers, { ...headers, ...ofDevice }]) {
      const input = { params: { id, device }, headers: given }
      for (const call of [devices.pairDevice, devices.listDevices, devices.stopDevice])
        expect((await server.refused(call, input)).status).toBe(status)
    }
    const without = { headers, body: { pupil: teacher.user.id, pictures: [1, 2, 3] } }
    expect((await server.refused(devices.getClassDevice, { headers })).code).toBe('device-over')
    expect((await server.refused(devices.logInOnDevice, without)).code).toBe('device-over')
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('are for admins as for the teacher, and not for a pupil of the class', async () => {
    const [mia] = await add([{ given: 'Mia' }])
    const { device, headers } = await pair()
    if (!mia) throw new Error('there is no card')
    const { authToken } = await server.ask(devices.logInOnDevice, { headers, body: press(mia) })
    const asPupil = { params: { id, device }, headers: { authorization: authToken } }
    const before = await wholeState(server.pool)
    for (const call of [devices.pairDevice, devices.listDevices, devices.stopDevice])
      expect((await server.refused(call, asPupil)).status).toBe(403)
    expect(await wholeState(server.pool)).toEqual(before)
    const admin = await signUpActor(server, 'admin')
    expect((await server.ask(devices.listDevices, of(admin))).devices).toHaveLength(1)
    await server.ask(devices.stopDevice, { params: { id, device }, headers: admin.headers })
  })

  test('let a class of 28 in, child after child; whoever was there before is logged out', async () => {
    const made = await add(Array.from({ length: 28 }, (_, at) => ({ given: `Kind ${at}` })))
    const { headers } = await pair()
    const ended: { authorization: string }[] = []
    for (const card of made) {
      const { user, authToken } = await server.ask(devices.logInOnDevice, {
        headers,
        body: press(card),
      })
      expect(user.id).toBe(card.pupil)
      const session = { authorization: authToken }
      await server.ask(accounts.logOut, { headers: session })
      ended.push(session)
      for (const before of ended)
        expect((await server.refused(accounts.getMe, { headers: before })).status).toBe(401)
    }
    const { rows } = await server.pool.query(
      'select 1 from sessions where user_id = any($1::uuid[])',
      [made.map(({ pupil }) => pupil)],
    )
    expect(rows).toEqual([])
  })

  test('cost few statements, however many pupils there are', async () => {
    const made = await add(Array.from({ length: 28 }, (_, at) => ({ given: `Pupil ${at}` })))
    const [first] = made
    const { headers } = await pair()
    if (!first) throw new Error('there is no card')
    expect(await leastStatements(() => server.ask(devices.getClassDevice, { headers }))).toBe(4)
    const logIn = () => server.ask(devices.logInOnDevice, { headers, body: press(first) })
    expect(await leastStatements(logIn)).toBe(10)
  })
})
