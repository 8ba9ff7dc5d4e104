import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { pupils } from '@duologue/contract/pupils'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { expectMatrix, openSchool, type School } from '../../testing/school/class-matrix'
import { allAtOnce, expectSound, newKey } from '../../testing/school/class-shop'

describeOnDatabase('a class that gets another owner', engine => {
  let server: TestServer
  let school: School
  let id: string
  beforeAll(async () => {
    const callsPerMinute = { logins: 1000, writes: 10_000, reads: 10_000 }
    server = await startTestServer(engine, { callsPerMinute })
    school = await openSchool(server)
  })
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    id = await school.newClass({ name: 'Secret Society' })
  })
  afterAll(() => server.close())

  type Name = keyof School['people']
  const keyed = (name: Name) => ({ ...school.people[name].headers, ...newKey() })
  const idOf = (name: Name) => school.people[name].user.id
  const hand = (to: string | null, as: Name = 'teacher') => ({
    params: { id },
    headers: keyed(as),
    body: { to },
  })
  const offer = () => server.ask(classes.handOverClass, hand(idOf('coTeacher')))
  const reply = (as: Name, accept = true) => ({
    params: { id },
    headers: keyed(as),
    body: { accept },
  })
  const accept = () => server.ask(classes.answerHandOver, reply('coTeacher'))
  const roleOf = async (name: Name) =>
    (await server.ask(classes.getClass, { params: { id }, headers: school.people[name].headers }))
      .role
  const offersOf = async (name: Name) =>
    (await server.ask(classes.getInvitations, { headers: school.people[name].headers })).offers
  const rows = async (text: string, ...values: unknown[]) =>
    (await server.pool.query(text, values)).rows
  const give = (cards: number, of = id, as: Name = 'teacher') =>
    server.ask(shop.addCards, {
      params: { id: of },
      headers: keyed(as),
      body: { students: [idOf('student')], cards },
    })
  /** What the student has of somebody's cards. */
  const cardsOf = async (name: Name): Promise<number> =>
    (
      await rows(
        'select cards from card_balances where student = $1 and teacher = $2',
        idOf('student'),
        idOf(name),
      )
    )[0]?.cards ?? 0
  const answers = <T>(done: T) => ({
    visitor: 401,
    student: 403,
    teacher: done,
    admin: done,
    coTeacher: 403,
    other: 404,
    studentElsewhere: 404,
    otherTeacher: 404,
    editor: 404,
  })

  test('POST /classes/{id}/owner: the owner asks a co-teacher, an admin gives it at once', async () => {
    const secrets = ['Secret Society', school.people.teacher.email]
    await expectMatrix(server, school, {
      call: classes.handOverClass,
      sent: async () => {
        id = await school.newClass({ name: 'Secret Society' })
        return { params: { id }, body: { to: idOf('coTeacher') } }
      },
      answers: answers<[number, (told: unknown, actor: string) => unknown]>([
        200,
        async (told, actor) => {
          const isDone = actor === 'admin'
          expect(told).toEqual({ id, isDone })
          expect(await roleOf('coTeacher')).toBe(isDone ? 'teacher' : 'coTeacher')
        },
      ]),
      secrets,
    })
    await expectMatrix(server, school, {
      call: classes.answerHandOver,
      sent: async () => {
        id = await school.newClass({ name: 'Secret Society' })
        await offer()
        return { params: { id }, body: { accept: true } }
      },
      answers: {
        ...answers(404),
        student: 404,
        coTeacher: [200, async () => expect(await roleOf('coTeacher')).toBe('teacher')],
      },
      secrets,
    })
  })

  test('is theirs once they accept: its pupils, store and cards too, and the owner before is a stranger', async () => {
    const { teacher, coTeacher, student } = school.people
    await server.pool.query('update users set email_verified_at = now() where id = $1', [
      teacher.user.id,
    ])
    const { added } = await server.ask(pupils.addPupils, {
      params: { id },
      headers: keyed('teacher'),
      body: { rows: [{ given: 'Mia', family: 'Roth' }] },
    })
    const elsewhere = await school.newClass()
    const before = await cardsOf('teacher')
    await give(9)
    await give(4, elsewhere)
    expect(await offer()).toEqual({ id, isDone: false })
    const isIt = ({ class: each }: { class: string }) => each === id
    const [asked] = (await offersOf('coTeacher')).filter(isIt)
    expect(asked).toMatchObject({ className: 'Secret Society' })
    const told = { params: { id }, headers: teacher.headers }
    const { teachers } = await server.ask(classes.getTeachers, told)
    expect(teachers[1]).toMatchObject({ offeredUntil: '2026-04-03T10:20:00.000Z' })
    // For whoever is not the owner it is nobody's business who was asked.
    const seen = { params: { id }, headers: coTeacher.headers }
    expect(JSON.stringify(await server.ask(classes.getTeachers, seen))).not.toContain('offered')
    const pressed = reply('coTeacher')
    expect(await server.ask(classes.answerHandOver, pressed)).toEqual({ class: id })
    // Sent again with its key, it was done once.
    expect(await server.ask(classes.answerHandOver, pressed)).toEqual({ class: id })
    expect(await roleOf('coTeacher')).toBe('teacher')
    expect((await server.refused(classes.getClass, told)).status).toBe(404)
    expect((await offersOf('coTeacher')).filter(isIt)).toEqual([])
    expect([await cardsOf('teacher'), await cardsOf('coTeacher')]).toEqual([before + 4, 9])
    const own = await server.ask(shop.getShop, { params: { id }, headers: student.headers })
    expect(own.currency).toBe(9)
    const ledger = await server.ask(shop.getLedger, { params: { id }, headers: coTeacher.headers })
    expect(ledger.entries).toMatchObject([{ reason: 'handed-over', cards: 9, balance: 9 }])
    // Keepers change with the class, at once.
    const pupil = { params: { id: added[0] ?? '' }, body: { given: 'Mia', family: 'Ruiz' } }
    const rename = (headers: Record<string, string>) => ({ ...pupil, headers })
    expect((await server.refused(pupils.updatePupil, rename(teacher.headers))).status).toBe(404)
    await server.ask(pupils.updatePupil, rename(coTeacher.headers))
    await expectSound(server.pool)
    const done = { actor: coTeacher.user.id, person: coTeacher.user.id }
    expect(
      await rows(
        `select what, actor, person from school_log where class = $1 and what like 'class-%' order by id`,
        id,
      ),
    ).toEqual([
      { what: 'class-offered', actor: teacher.user.id, person: coTeacher.user.id },
      { what: 'class-handed-over', ...done },
    ])
    await expect
      .poll(async () => (await server.mails()).join('\n'))
      .toMatch(/Secret Society belongs to/)
    // Nothing holds the account of the owner before any more.
    const me = await server.ask(accounts.getMe, { headers: teacher.headers })
    expect(me.classesTaught.some(one => one.id === id)).toBe(false)
  })

  test('is asked of one co-teacher, for 30 days, and taken back, declined or gone with their place', async () => {
    const missing = async (as: Name = 'coTeacher') =>
      (await server.refused(classes.answerHandOver, reply(as))).code
    expect(await missing()).toBe('offer-not-found')
    for (const to of [idOf('otherTeacher'), idOf('student'), idOf('formerCoTeacher')])
      expect((await server.refused(classes.handOverClass, hand(to))).code).toBe('teacher-not-found')
    await offer()
    await server.ask(classes.handOverClass, hand(null))
    expect(await missing()).toBe('offer-not-found')
    await offer()
    await server.ask(classes.answerHandOver, reply('coTeacher', false))
    expect(await missing()).toBe('offer-not-found')
    await offer()
    await server.pool.query(
      `update class_teachers set offered_until = '2026-03-04T10:20:00Z' where offered_until is not null`,
    )
    expect(await missing()).toBe('offer-not-found')
    await offer()
    await server.ask(classes.removeTeacher, {
      params: { id, teacher: idOf('coTeacher') },
      headers: school.people.teacher.headers,
    })
    expect(await missing()).toBe('class-not-found')
    expect(await roleOf('teacher')).toBe('teacher')
  })

  test('an admin gives it to a teacher’s account alone, archived too, and both get a mail', async () => {
    const refused = async (to: string) =>
      (await server.refused(classes.handOverClass, hand(to, 'admin'))).code
    expect(await refused(idOf('student'))).toBe('no-teacher')
    expect(await refused('01910000-0000-7000-8000-00000000ffff')).toBe('no-teacher')
    const { headers } = school.people.teacher
    await server.ask(classes.archiveClass, { params: { id }, headers })
    const given = hand(idOf('otherTeacher'), 'admin')
    expect(await server.ask(classes.handOverClass, given)).toEqual({ id, isDone: true })
    expect(await server.ask(classes.handOverClass, hand(idOf('otherTeacher'), 'admin'))).toEqual({
      id,
      isDone: true,
    })
    expect([await roleOf('otherTeacher'), await roleOf('coTeacher')]).toEqual([
      'teacher',
      'coTeacher',
    ])
    for (const { email } of [school.people.teacher, school.people.otherTeacher])
      await expect.poll(async () => (await server.mails()).join('\n')).toContain(email)
  })

  test('loses and makes no card while its students buy, and asks as often for many as for one', async () => {
    const { student } = school.people
    const has = async () => (await cardsOf('teacher')) + (await cardsOf('coTeacher'))
    for (let round = 0; round < 4; round += 1) {
      id = await school.newClass()
      await give(20)
      const { id: product } = await server.ask(shop.createProduct, {
        headers: school.people.teacher.headers,
        body: { name: 'Pen', cost: 3, shop: id },
      })
      await offer()
      const before = await has()
      const buys = Array.from({ length: 5 }, () => ({
        body: { product },
        headers: { ...student.headers, ...newKey() },
      }))
      const [statuses] = await Promise.all([allAtOnce(server, shop.buyReward, buys), accept()])
      const bought = statuses.filter(status => status === 201).length
      expect(statuses.filter(status => status !== 201 && status !== 409)).toEqual([])
      expect(await has()).toBe(before - 3 * bought)
      expect(await roleOf('coTeacher')).toBe('teacher')
      await expectSound(server.pool)
    }
    const cost = () =>
      leastCost(async () => {
        await offer()
        await accept()
        const back = hand(idOf('teacher'), 'admin')
        await server.ask(classes.handOverClass, back)
        await server.pool.query('insert into class_teachers values ($1, $2, now())', [
          id,
          idOf('coTeacher'),
        ])
      })
    id = await school.newClass()
    await give(20)
    const one = await cost()
    await server.pool.query(
      `with people as (insert into users (id, username, username_key, display_name, created_at)
         select gen_random_uuid(), 'h' || n, 'handed-' || n, 'h' || n, now() from generate_series(1, 30) n
         returning id), places as (
         insert into enrolments (class, student, joined_at) select $1, id, now() from people returning student)
       insert into card_entries (id, student, teacher, class, reason, cards, balance, at)
       select gen_random_uuid(), student, $2, $1, 'set', 7, 0, now() from places`,
      [id, idOf('teacher')],
    )
    // Mails that go out meanwhile are a few; one statement for each student would be thirty.
    expect((await cost()).statements).toBeLessThan(one.statements + 10)
    expect(one.statements).toBeLessThan(70)
  })
})
