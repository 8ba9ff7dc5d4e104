import { classes } from '@duologue/contract/classes'
import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { oneMoreProcess } from '../../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { inWithCard } from '../../testing/school/in-with-card'
import { type Person, signUpActor } from '../../testing/school/people'
import { forgettingMovesWork } from './forgetting-moves'

const day = 24 * 60 * 60 * 1000

describeOnDatabase('a pupil who is to go to a class of somebody else', engine => {
  let server: TestServer
  let teacher: Person
  let other: Person
  let home: string
  let there: string
  let pupil: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    teacher = await signUpActor(server, 'teacher')
    other = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at')
    home = await seedClass(server, teacher, [])
    there = await seedClass(server, other, [], { name: 'Secret Society' })
    pupil = await add('Mia', '7')
  })

  async function add(given: string, externalId: string | null = null, to = home, by = teacher) {
    const { added } = await server.ask(pupils.addPupils, {
      params: { id: to },
      headers: { ...by.headers, ...newKey() },
      body: { rows: [{ given, family: 'Roth', externalId, decision: 'new' }] },
    })
    return added[0] ?? ''
  }
  const seen = (id = there, by = other) =>
    server.ask(classes.getClass, { params: { id }, headers: by.headers, query: 'expand=students' })
  const codeOf = async (id = there, by = other) => (await seen(id, by)).joinCode ?? ''
  const move = (joinCode: string, by = teacher) => ({
    params: { id: pupil },
    headers: by.headers,
    body: { joinCode },
  })
  const ask = async (by = teacher) => server.ask(pupils.movePupil, move(await codeOf(), by))
  const answer = (accept = true, by = other) => ({
    params: { id: there, pupil },
    headers: by.headers,
    body: { accept },
  })
  const refusedAnswer = async (accept = true, by = other) =>
    (await server.refused(pupils.answerMove, answer(accept, by))).code
  const listed = (id = there, by = other) =>
    server.ask(pupils.listPupils, { params: { id }, headers: by.headers })

  test('is asked for by its code, by name alone, and comes with what they are allowed once somebody there accepts', async () => {
    await server.ask(classes.updateStudent, {
      params: { id: home, student: pupil },
      headers: teacher.headers,
      body: { extraTime: 2 },
    })
    const typed = (await codeOf()).toLowerCase()
    const asked = await server.ask(pupils.movePupil, move(`${typed.slice(0, 4)}-${typed.slice(4)}`))
    const until = new Date(server.clock.now().getTime() + 30 * day).toISOString()
    expect(asked.move).toEqual({ className: 'Secret Society', until })
    // Until then nothing is otherwise.
    expect((await listed(home, teacher)).pupils).toMatchObject([{ id: pupil, move: { until } }])
    expect((await seen()).students).toEqual([])
    expect((await listed()).coming).toEqual([
      { id: pupil, fullName: 'Mia Roth', by: teacher.user.fullName, until },
    ])
    expect(await server.ask(pupils.answerMove, answer())).toEqual({ pupil })
    expect((await seen()).students).toMatchObject([{ id: pupil, allowances: { extraTime: 2 } }])
    expect((await listed()).pupils).toMatchObject([{ id: pupil, move: null, externalId: '7' }])
    expect((await listed()).coming).toEqual([])
    const name = { params: { id: pupil }, body: { given: 'M', family: 'R' } }
    const before = { ...name, headers: teacher.headers }
    expect((await server.refused(pupils.updatePupil, before)).status).toBe(404)
    await server.ask(pupils.updatePupil, { ...name, headers: other.headers })
    const { rows } = await server.pool.query(
      `select what, actor, class from school_log where person = $1 order by id`,
      [pupil],
    )
    expect(rows).toEqual([
      { what: 'move-asked', actor: teacher.user.id, class: there },
      { what: 'pupil-moved', actor: other.user.id, class: there },
    ])
    expect(await refusedAnswer()).toBe('move-not-found')
  })

  test('is not asked where the code leads nowhere, or to an archived class; to a class of theirs they go at once', async () => {
    const before = await wholeState(server.pool)
    const refused = async (code: string) =>
      (await server.refused(pupils.movePupil, move(code))).code
    expect(await refused('BCDF GHJK')).toBe('class-code-unknown')
    expect(await refused('what is it')).toBe('invalid-input')
    expect(await wholeState(server.pool)).toEqual(before)
    const code = await codeOf()
    await server.ask(classes.archiveClass, { params: { id: there }, headers: other.headers })
    expect(await refused(code)).toBe('class-archived')
    const mine = await seedClass(server, teacher, [])
    expect((await server.ask(pupils.movePupil, move(await codeOf(mine, teacher)))).move).toBeNull()
    expect((await listed(mine, teacher)).pupils).toMatchObject([{ id: pupil }])
  })

  test('stays where they are when nobody accepts in 30 days, it is taken back, or said no to', async () => {
    await ask()
    await server.ask(pupils.withdrawMove, { params: { id: pupil }, headers: teacher.headers })
    expect(await refusedAnswer()).toBe('move-not-found')
    await ask()
    expect(await server.ask(pupils.answerMove, answer(false))).toEqual({ pupil })
    expect(await refusedAnswer()).toBe('move-not-found')
    await ask()
    // As if 30 days had gone by, in which sessions end, too.
    await server.pool.query('update moves set until = $1', [server.clock.now()])
    expect(await refusedAnswer()).toBe('move-not-found')
    expect((await listed()).coming).toEqual([])
    expect((await listed(home, teacher)).pupils).toMatchObject([{ id: pupil, move: null }])
    await forgettingMovesWork(oneMoreProcess(server).pupils).portion()
    const left = 'select 1 from moves where pupil = $1'
    expect((await server.pool.query(left, [pupil])).rows).toEqual([])
  })

  test.each([
    [
      'are moved elsewhere',
      (id: string) =>
        server.ask(pupils.movePupil, {
          params: { id: pupil },
          headers: teacher.headers,
          body: { class: id },
        }),
    ],
    [
      'are given to the school',
      () =>
        server.ask(pupils.releasePupil, {
          params: { id: pupil },
          headers: teacher.headers,
        }),
    ],
    [
      'are deleted',
      () =>
        server.ask(pupils.deletePupil, {
          params: { id: pupil },
          headers: teacher.headers,
        }),
    ],
  ])('is not asked for any more once they %s', async (_name, end) => {
    await ask()
    await end(await seedClass(server, teacher, []))
    expect(await refusedAnswer()).toBe('move-not-found')
    expect((await listed()).coming).toEqual([])
  })

  test('is asked for by who keeps them: a former co-teacher lets nobody have them', async () => {
    const co = await signUpActor(server, 'teacher')
    const params = { id: home, teacher: co.user.id }
    await server.pool.query('insert into class_teachers values ($1, $2, now())', [home, co.user.id])
    await ask(co)
    expect((await listed()).coming).toMatchObject([{ id: pupil }])
    await server.ask(classes.removeTeacher, { params, headers: teacher.headers })
    expect((await listed()).coming).toEqual([])
    expect(await refusedAnswer()).toBe('move-not-found')
    // The same of an owner who has handed the class over, and of an admin who is none any more.
    await ask()
    const admin = await signUpActor(server, 'admin')
    await server.ask(classes.handOverClass, {
      params: { id: home },
      headers: { ...admin.headers, ...newKey() },
      body: { to: co.user.id },
    })
    expect(await refusedAnswer()).toBe('move-not-found')
    await ask(admin)
    await server.pool.query('update users set role = null where id = $1', [admin.user.id])
    expect(await refusedAnswer()).toBe('move-not-found')
  })

  test('is not let in where the class is full, or has their number', async () => {
    await add('Ada', '7', there, other)
    await ask()
    expect(await refusedAnswer()).toBe('names-unclear')
    await server.pool.query(`update pupils set external_id = null where user_id = $1`, [pupil])
    await server.pool.query(
      `with people as (insert into users (id, username, username_key, display_name, created_at)
         select gen_random_uuid(), 'm' || n || $2, 'm' || n || $2, 'm' || n, now()
         from generate_series(1, 199) n returning id)
       insert into enrolments (class, student, joined_at) select $1, id, now() from people`,
      [there, there],
    )
    const before = await wholeState(server.pool)
    expect(await refusedAnswer()).toBe('class-full')
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('whose claim is agreed to at the same moment has an account of their own, or is asked about anew', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      pupil = await add(`Noa ${round}`)
      const { cards } = await server.ask(pupils.getCards, {
        params: { id: home },
        headers: teacher.headers,
      })
      const qr = cards.find(card => card.pupil === pupil)?.qr ?? ''
      const { authToken } = await inWithCard(server, { qr })
      const own = { email: `race${round}${home}@own.example`, password: 'a password of my own' }
      await server.ask(pupils.claimAccount, { body: own, headers: { authorization: authToken } })
      await server.pool.query('update claims set verified_at = asked_at where user_id = $1', [
        pupil,
      ])
      await ask()
      const agree = { params: { id: pupil }, headers: teacher.headers, body: { agree: true } }
      const [agreed, moved] = await Promise.allSettled([
        server.ask(pupils.answerClaim, agree),
        server.ask(pupils.answerMove, answer()),
      ])
      const { rows } = await server.pool.query(
        `select u.is_pupil, p.home_class, c.agreed_at from users u left join pupils p on p.user_id = u.id
         left join claims c on c.user_id = u.id where u.id = $1`,
        [pupil],
      )
      // Whichever was first, the other was told so.
      expect([agreed.status, moved.status].sort()).toEqual(['fulfilled', 'rejected'])
      if (agreed.status === 'fulfilled')
        expect(rows).toEqual([{ is_pupil: false, home_class: null, agreed_at: null }])
      else expect(rows).toEqual([{ is_pupil: true, home_class: there, agreed_at: null }])
      outcomes.add(agreed.status)
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })

  test('and is deleted, or whose class there is deleted, at the same moment is in one place', async () => {
    for (let round = 0; round < 4; round += 1) {
      pupil = await add(`Noa ${round}`)
      there = await seedClass(server, other, [])
      await ask()
      const [gone, moved] = await Promise.allSettled([
        round % 2 === 0
          ? server.ask(pupils.deletePupil, { params: { id: pupil }, headers: teacher.headers })
          : server.ask(classes.deleteClass, { params: { id: there }, headers: other.headers }),
        server.ask(pupils.answerMove, answer()),
      ])
      expect([gone.status, moved.status].sort()).toEqual(['fulfilled', 'rejected'])
      const { rows } = await server.pool.query(
        `select p.home_class, p.delete_at is not null as is_deleted, e.class from pupils p
         left join enrolments e on e.student = p.user_id where p.user_id = $1`,
        [pupil],
      )
      const at = moved.status === 'fulfilled' ? there : home
      const isDeleted = round % 2 === 0 && gone.status === 'fulfilled'
      expect(rows).toEqual([{ home_class: at, is_deleted: isDeleted, class: at }])
    }
  })
})
