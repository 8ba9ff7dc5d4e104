import { randomUUID } from 'node:crypto'
import { courses } from '@duologue/contract/courses'
import { learn } from '@duologue/contract/learn'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { type Person, signUpPerson } from '../testing/school/people'

describeOnDatabase('how a learner stands with a course', engine => {
  let server: TestServer
  let owner: Person
  let person: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    person = await signUpPerson(server)
  })

  const seedCourse = async (duels: readonly string[], language = 'es') => {
    const { id } = await server.ask(courses.createCourse, {
      headers: owner.headers,
      body: { title: 'Pasos', language },
    })
    const units = duels.map((duel, index) => ({
      key: `u${index + 1}`,
      title: '',
      level: null,
      aims: [],
      items: [{ kind: 'conversation', id: duel }],
    }))
    const body = { units, settings: { isPublished: true } }
    await server.ask(courses.updateCourse, { headers: owner.headers, params: { id }, body })
    return id
  }
  const start = (id: string, body: { unit?: string } = {}) =>
    server.ask(courses.startCourse, { headers: person.headers, params: { id }, body })
  const seen = (id: string) =>
    server.ask(courses.getCourse, { headers: person.headers, params: { id } })
  const marksOf = async (id: string) => {
    const { units } = await seen(id)
    return units.flatMap(({ items }) =>
      items.map(item => {
        if (item.kind !== 'conversation') return item.kind
        const { learn: learnt, duel, say, isDone, isKept } = item.marks
        return `${learnt} ${duel} ${say}${isDone ? ' done' : ''}${isKept ? ' kept' : ''}`
      }),
    )
  }
  const linesOf = async (id: string) => {
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from dialogue_lines where conversation = $1 order by position',
      [id],
    )
    return rows.map(row => row.id)
  }
  const answer = (lines: readonly string[], isRight: boolean, skill = 'say') =>
    server.ask(learn.saveAttempts, {
      headers: person.headers,
      body: {
        attempts: lines.map(line => ({ id: randomUUID(), line, skill, place: 'learn', isRight })),
      },
    })

  test('is computed from lines and plays, and is the same in every course', async () => {
    const { id } = await seedDuel(server)
    const [one, other] = [await seedCourse([id]), await seedCourse([id])]
    const lines = await linesOf(id)
    expect(await marksOf(one)).toEqual(['empty empty empty'])
    await answer(lines, true, 'read')
    expect(await marksOf(one)).toEqual(['empty empty empty'])
    await answer(lines.slice(0, 4), false)
    expect(await marksOf(one)).toEqual(['half empty empty'])
    await answer(lines.slice(4, 5), true)
    expect(await marksOf(one)).toEqual(['full empty half'])
    await storePlay(server, person, id, { isRight: false })
    expect(await marksOf(other)).toEqual(['full full half done'])
    server.clock.moveTo('2026-03-06T10:20:00Z')
    await answer(lines, true)
    expect(await marksOf(one)).toEqual(['full full full done kept'])
    expect((await seen(one)).units[0]?.standing).toEqual({
      available: 1,
      done: 1,
      isDone: true,
      isKept: true,
    })
    // Nobody else has done anything.
    const others = await server.ask(courses.getCourse, { params: { id: one } })
    expect(others.units[0]?.standing.done).toBe(0)
  })

  test('begins at the unit that was chosen, can be moved, and ends', async () => {
    const duels = [await seedDuel(server), await seedDuel(server)].map(({ id }) => id)
    const course = await seedCourse(duels)
    const startedAt = '2026-03-04T10:20:00.000Z'
    expect(await start(course)).toEqual({ isActive: true, start: 'u1', current: 'u1', startedAt })
    server.clock.moveTo('2026-03-05T10:20:00Z')
    expect(await start(course, { unit: 'u2' })).toEqual({
      isActive: true,
      start: 'u2',
      current: 'u2',
      startedAt,
    })
    const nonsense = { headers: person.headers, params: { id: course }, body: { unit: 'u3' } }
    expect(await server.refused(courses.startCourse, nonsense)).toMatchObject({
      status: 400,
      fields: { unit: 'is not a unit of this course' },
    })
    await answer(await linesOf(duels[1] ?? ''), false)
    await storePlay(server, person, duels[1] ?? '')
    // The path is at its end, though the unit before the start is not done.
    expect((await seen(course)).own).toMatchObject({ start: 'u2', current: null })
    await server.ask(courses.leaveCourse, { headers: person.headers, params: { id: course } })
    expect((await seen(course)).own).toMatchObject({ isActive: false, start: 'u2' })
    expect(await start(course)).toMatchObject({ isActive: true, start: 'u2' })
  })

  test('skips what cannot be seen, and a start whose unit is gone is the first', async () => {
    const duels = [await seedDuel(server), await seedDuel(server)].map(({ id }) => id)
    const course = await seedCourse(duels)
    await start(course)
    await server.pool.query('update conversations set is_published = false where id = $1', [
      duels[0],
    ])
    expect((await seen(course)).own).toMatchObject({ start: 'u1', current: 'u2' })
    await start(course, { unit: 'u2' })
    const units = [
      { key: 'u1', title: '', level: null, aims: [], items: [] },
      {
        key: 'u9',
        title: '',
        level: null,
        aims: [],
        items: [{ kind: 'conversation', id: duels[1] }],
      },
    ]
    await server.ask(courses.updateCourse, {
      headers: owner.headers,
      params: { id: course },
      body: { units },
    })
    expect((await seen(course)).own).toMatchObject({ start: 'u1', current: 'u9' })
  })

  test('one course of a language is active, also when two are started at once', async () => {
    const { id } = await seedDuel(server)
    const [one, two] = [await seedCourse([id]), await seedCourse([id])]
    const french = await seedCourse([(await seedDuel(server, { language: 'fr' })).id], 'fr')
    for (const course of [one, french, two]) await start(course)
    const active = async () => {
      const { rows } = await server.pool.query<{ course: string }>(
        'select course from learner_courses where user_id = $1 and is_active order by language',
        [person.user.id],
      )
      return rows.map(({ course }) => course)
    }
    expect(await active()).toEqual([two, french])
    await Promise.all([one, two, one, two].map(course => start(course)))
    expect((await active()).length).toBe(2)
    expect((await seen(one)).own).not.toBeNull()
  })
})
