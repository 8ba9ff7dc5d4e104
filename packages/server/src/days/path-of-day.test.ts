import { randomUUID } from 'node:crypto'
import { courses } from '@duologue/contract/courses'
import { days } from '@duologue/contract/days'
import { learn } from '@duologue/contract/learn'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import { seedAssignment } from '../testing/school/seed-assignment'
import { listOfPairs } from '../testing/school/seed-list'

describeOnDatabase('the plan of a day on the way through a course', engine => {
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

  const seedList = async () =>
    (
      await server.ask(pronunciation.createList, {
        headers: owner.headers,
        body: { ...listOfPairs, settings: { isPublished: true } },
      })
    ).id
  const seedCourse = async (units: object[], language = 'es') => {
    const { headers } = owner
    const body = { title: 'Pasos', language }
    const { id } = await server.ask(courses.createCourse, { headers, body })
    const whole = units.map((unit, index) => ({
      key: `u${index + 1}`,
      title: '',
      level: null,
      aims: [],
      ...unit,
    }))
    const change = { units: whole, settings: { isPublished: true } }
    await server.ask(courses.updateCourse, { headers, params: { id }, body: change })
    return id
  }
  const start = (id: string, body: { unit?: string } = {}) =>
    server.ask(courses.startCourse, { headers: person.headers, params: { id }, body })
  const duel = async (told = {}) => {
    const { id } = await seedDuel(server, told)
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from dialogue_lines where conversation = $1 order by position',
      [id],
    )
    return { item: { kind: 'conversation', id }, id, lines: rows.map(row => row.id) }
  }
  const answer = (lines: readonly string[], isRight = false) =>
    server.ask(learn.saveAttempts, {
      headers: person.headers,
      body: {
        attempts: lines.map(line => ({
          id: randomUUID(),
          line,
          skill: 'say',
          place: 'learn',
          isRight,
        })),
      },
    })
  const today = (query = '') => server.ask(days.getToday, { headers: person.headers, query })
  const told = async (query = '') => {
    const { steps, further } = await today(query)
    return [...steps, ...(further ? [further] : [])].map(step => {
      if (step.kind === 'review') return `review ${step.lines}`
      if (step.kind === 'assignment') return step.kind
      const thing = step.kind === 'list' ? step.list.id : step.conversation.id
      return `${step.kind} ${thing}${step.unit ? ` ${step.unit.number}` : ''}`
    })
  }

  test('goes from Learn to Duel, from item to item and unit to unit, with what it is for', async () => {
    const [one, two] = [await duel({ title: 'La llave' }), await duel()]
    const sounds = await seedList()
    const id = await seedCourse([
      { aims: ['say what is mine', 'ask'], items: [one.item, { kind: 'list', id: sounds }] },
      { title: 'More', items: [two.item] },
    ])
    const { shortid } = await server.ask(courses.getCourse, { params: { id } })
    expect(await told()).toEqual([])
    await start(id)
    const plan = await today()
    expect(plan).toMatchObject({
      language: 'es',
      languages: ['es'],
      course: { id, shortid, title: 'Pasos', isAtEnd: false },
    })
    expect(plan.steps).toMatchObject([
      {
        kind: 'learn',
        conversation: { id: one.id, title: 'La llave' },
        minutes: 5,
        isDone: false,
        unit: {
          course: { id, shortid, title: 'Pasos' },
          number: 1,
          title: '',
          aim: 'say what is mine',
        },
      },
      {
        kind: 'list',
        list: { id: sounds, title: 'Pero o perro', language: 'es' },
        minutes: 2,
        unit: { number: 1 },
      },
      {
        kind: 'learn',
        conversation: { id: two.id },
        unit: { number: 2, title: 'More', aim: null },
      },
    ])
    await answer(one.lines)
    expect(await told()).toEqual([`duel ${one.id} 1`, `list ${sounds} 1`, `learn ${two.id} 2`])
    await storePlay(server, person, one.id, { isRight: false })
    // What was begun comes before what comes next, and its Say after its Duel.
    expect(await told()).toEqual([`list ${sounds} 1`, `say ${one.id} 1`, `learn ${two.id} 2`])
    await server.pool.query(
      `insert into plays (id, user_id, pronunciation_list, activity, title, mode, difficulty, language, played_at, score,
        is_winner, verified, relaxed, powers)
      values ($1, $2, $3, 'pronunciationCustom', 'A', 'listening', 'easy', 'es', now(), 10, true, true, false, '{}')`,
      [sounds, person.user.id, sounds],
    )
    expect((await told())[0]).toBe(`list ${sounds} 1`)
    await server.pool.query('insert into line_results values ($1, $2, true, 900)', [sounds, one.id])
    expect(await told()).toEqual([`learn ${two.id} 2`, `say ${one.id} 1`])
  })

  test('begins where its learner began, and is told to be at its end', async () => {
    const [one, two] = [await duel(), await duel()]
    const id = await seedCourse([{ items: [one.item] }, { items: [two.item] }])
    await start(id, { unit: 'u2' })
    expect(await told()).toEqual([`learn ${two.id} 2`])
    await answer(one.lines.slice(0, 1))
    // What was begun before the start is begun as anything else.
    expect(await told()).toEqual([`learn ${two.id} 2`, `learn ${one.id}`])
    await answer(two.lines, true)
    await storePlay(server, person, two.id)
    const plan = await today()
    expect([plan.course?.isAtEnd, await told()]).toEqual([true, [`learn ${one.id}`]])
    await start(id, { unit: 'u1' })
    expect((await today()).course?.isAtEnd).toBe(false)
    await server.ask(courses.leaveCourse, { headers: person.headers, params: { id } })
    expect((await today()).course).toBeNull()
  })

  test('never names what its reader may not see, and goes on with what comes then', async () => {
    const [one, two] = [await duel(), await duel()]
    const sounds = await seedList()
    const id = await seedCourse([
      { items: [one.item, { kind: 'list', id: sounds }] },
      { items: [two.item] },
    ])
    await start(id)
    await server.pool.query('update conversations set is_published = false where id = $1', [one.id])
    expect(await told()).toEqual([`list ${sounds} 1`, `learn ${two.id} 2`])
    await server.pool.query('update pronunciation_lists set is_published = false where id = $1', [
      sounds,
    ])
    expect(await told()).toEqual([`learn ${two.id} 2`])
    await server.pool.query('update courses set is_published = false where id = $1', [id])
    expect([(await today()).course, await told()]).toEqual([null, []])
    await server.pool.query(
      'update courses set is_published = true, deleted_at = now() where id = $1',
      [id],
    )
    expect([(await today()).course, await told()]).toEqual([null, []])
  })

  test('each language goes its own way, that of the last day first', async () => {
    const [spanish, french] = [await duel(), await duel({ language: 'fr' })]
    await start(await seedCourse([{ items: [spanish.item] }]))
    server.clock.moveTo('2026-03-04T10:21:00Z')
    await start(await seedCourse([{ items: [french.item] }], 'fr'))
    expect(await told()).toEqual([`learn ${french.id} 1`])
    await answer(spanish.lines.slice(0, 1))
    expect((await today()).languages).toEqual(['es', 'fr'])
    expect(await told()).toEqual([`learn ${spanish.id} 1`])
    expect(await told('language=fr')).toEqual([`learn ${french.id} 1`])
  })

  test('its aims are practised with their unit done, and kept while each conversation of it is', async () => {
    const [zero, one, two] = [await duel(), await duel(), await duel()]
    const id = await seedCourse([
      { level: 'A1', aims: ['say who I am'], items: [zero.item] },
      { level: 'A1', aims: ['ask a name', 'count'], items: [two.item] },
      { aims: ['sing'], items: [one.item] },
    ])
    const aims = async (query = '') => {
      const numbers = await server.ask(days.getNumbers, { headers: person.headers, query })
      return numbers.aims.flatMap(({ language, level, aims }) =>
        aims.map(
          ({ aim, isPractised, isKept }) => `${language} ${level} ${aim} ${isPractised} ${isKept}`,
        ),
      )
    }
    expect(await aims()).toEqual([])
    await start(id, { unit: 'u2' })
    const open = ['es A1 ask a name false false', 'es A1 count false false']
    expect(await aims()).toEqual([...open, 'es null sing false false'])
    await answer(one.lines)
    await storePlay(server, person, one.id)
    expect((await aims()).at(-1)).toBe('es null sing true false')
    server.clock.moveTo('2026-03-05T11:20:00Z')
    await answer(one.lines, true)
    expect((await aims()).at(-1)).toBe('es null sing true true')
    expect(await aims('language=fr')).toEqual([])
    await server.pool.query('update conversations set is_published = false where id = $1', [one.id])
    expect(await aims()).toEqual(open)
  })

  test('costs no statement more, however long the course is', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const aClass = await seedClass(server, teacher, [person])
    const duels: Awaited<ReturnType<typeof duel>>[] = []
    for (let number = 0; number < 30; number += 1) duels.push(await duel())
    const sounds = await seedList()
    const units = [0, 10, 20].map(from => ({
      items: duels.slice(from, from + 10).map(({ item }) => item),
    }))
    const id = await seedCourse([...units, { items: [{ kind: 'list', id: sounds }] }])
    await start(id)
    await seedAssignment(server, aClass, duels[29]?.id ?? '', { dateDue: '2026-03-06T23:59:59Z' })
    await answer(duels[0]?.lines ?? [])
    server.clock.moveTo('2026-03-05T10:20:00Z')
    expect(await told()).toEqual([
      'assignment',
      'review 6',
      `duel ${duels[0]?.id} 1`,
      `learn ${duels[1]?.id} 1`,
      `learn ${duels[2]?.id} 1`,
    ])
    expect(await leastCost(() => today())).toEqual({ statements: 6, waits: 4 })
    const numbers = () => server.ask(days.getNumbers, { headers: person.headers })
    expect(await leastCost(numbers)).toEqual({ statements: 7, waits: 3 })
  })
})
