import { randomUUID } from 'node:crypto'
import { days } from '@duologue/contract/days'
import { learn } from '@duologue/contract/learn'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import { seedAssignment } from '../testing/school/seed-assignment'

describeOnDatabase('the plan of a day', engine => {
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    person = await signUpPerson(server)
  })

  const duel = async (told = {}) => {
    const { id } = await seedDuel(server, told)
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from dialogue_lines where conversation = $1 order by position',
      [id],
    )
    return { id, lines: rows.map(row => row.id) }
  }
  const answer = (lines: readonly string[], more = {}) =>
    server.ask(learn.saveAttempts, {
      headers: person.headers,
      body: {
        attempts: lines.map(line => ({
          id: randomUUID(),
          line,
          skill: 'say',
          place: 'learn',
          isRight: false,
          ...more,
        })),
      },
    })
  const today = (query = '') => server.ask(days.getToday, { headers: person.headers, query })
  const told = async (query = '') => {
    const { steps, further } = await today(query)
    return [...steps, ...(further ? [further] : [])].map(step => {
      const what =
        step.kind === 'review'
          ? step.lines
          : step.kind === 'assignment'
            ? step.assignment.id
            : step.kind === 'list'
              ? step.list.id
              : step.conversation.id
      return `${step.kind} ${what}${step.isDone ? ' done' : ''}`
    })
  }

  test('asks nothing of somebody new', async () => {
    expect(await today()).toEqual({
      language: null,
      languages: [],
      course: null,
      steps: [],
      further: null,
      lines: 0,
      canSay: 0,
      today: '2026-03-04',
      week: {
        goal: { minutes: 10, days: 4 },
        days: [2, 3, 4, 5, 6, 7, 8].map(day => ({ day: `2026-03-0${day}`, counts: false })),
      },
    })
  })

  test('goes on with what was begun, and reviews what is due, as much as Review would ask', async () => {
    const { id, lines } = await duel()
    await answer(lines.slice(0, 3))
    expect(await told()).toEqual([`learn ${id}`])
    await answer(lines.slice(3))
    // All was answered, and nothing of it can be said.
    expect(await told()).toEqual([`say ${id}`])
    server.clock.moveTo('2026-03-05T10:20:00Z')
    expect(await told()).toEqual(['review 6', `say ${id}`])
    const review = await server.ask(learn.getReview, { headers: person.headers })
    expect(review.lines).toHaveLength(6)
    await answer(lines.slice(0, 3), { place: 'review', isRight: true })
    expect(await told()).toEqual(['review 3', `say ${id}`])
    await answer(lines.slice(3), { place: 'review', isRight: true })
    const plan = await today()
    expect(plan).toMatchObject({
      steps: [{ kind: 'review', lines: 6, minutes: 2, isDone: true }],
      further: null,
      lines: 6,
      canSay: 6,
      language: 'es',
    })
    expect(plan.week.days.filter(({ counts }) => counts)).toEqual([
      { day: '2026-03-04', counts: true },
      { day: '2026-03-05', counts: true },
    ])
  })

  test('never names what is not available any more', async () => {
    const author = (await signUpActor(server, 'owner')).user.id
    const { id, lines } = await duel({ author })
    await answer(lines.slice(0, 3))
    server.clock.moveTo('2026-03-05T10:20:00Z')
    expect(await told()).toEqual(['review 3', `learn ${id}`])
    await server.pool.query('delete from dialogue_lines where id = $1', [lines[0]])
    expect(await told()).toEqual(['review 2', `learn ${id}`])
    await server.pool.query('update conversations set is_published = false where id = $1', [id])
    expect(await told()).toEqual([])
    await server.pool.query(
      'update conversations set is_published = true, deleted_at = now() where id = $1',
      [id],
    )
    expect(await told()).toEqual([])
    // What was learned of it is not lost.
    await answer(lines.slice(1, 2), { isRight: true })
    expect((await today()).steps).toEqual([])
  })

  test('each language has its own plan, and the one of the last day stands first', async () => {
    const spanish = await duel()
    const french = await duel({ language: 'fr' })
    await answer(french.lines.slice(0, 2))
    server.clock.moveTo('2026-03-05T10:20:00Z')
    await answer(spanish.lines.slice(0, 2))
    const { language, languages } = await today()
    expect([language, languages]).toEqual(['es', ['es', 'fr']])
    expect(await told()).toEqual([`learn ${spanish.id}`])
    expect(await told('language=fr')).toEqual(['review 2', `learn ${french.id}`])
    const ofFrench = { headers: person.headers, query: 'language=fr' }
    const { lines } = await server.ask(learn.getReview, ofFrench)
    expect(lines.map(({ line }) => line.id).toSorted()).toEqual(french.lines.slice(0, 2).toSorted())
    const ofSpanish = { headers: person.headers, query: 'language=es' }
    expect((await server.ask(learn.getReview, ofSpanish)).lines).toEqual([])
  })

  test('assignments that are due within three days come first, and stay when they are done', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const aClass = await seedClass(server, teacher, [person])
    const draft = await duel({ isPublished: false, author: teacher.user.id })
    const { id } = await duel()
    const seed = (conversation: string, dateDue: string) =>
      seedAssignment(server, aClass, conversation, { dateDue })
    await seed(id, '2026-03-04T10:19:59Z')
    await seed(id, '2026-03-07T10:20:01Z')
    const later = await seed(draft.id, '2026-03-07T10:20:00Z')
    const sooner = await seed(id, '2026-03-05T23:59:59Z')
    expect(await told()).toEqual([`assignment ${sooner}`, `assignment ${later}`])
    const [first] = (await today()).steps
    expect(first).toMatchObject({
      kind: 'assignment',
      class: { id: aClass },
      minutes: 3,
      assignment: { conversation: { id, isDeleted: false }, dateDue: '2026-03-05T23:59:59.000Z' },
    })
    const others = await server.ask(days.getToday, { headers: teacher.headers })
    expect(others.steps).toEqual([])
    await storePlay(server, person, id, { assignment: sooner })
    expect((await told()).slice(0, 2)).toEqual([`assignment ${sooner} done`, `assignment ${later}`])
    await server.pool.query('update conversations set deleted_at = now() where id = $1', [draft.id])
    expect((await told())[1]).not.toBe(`assignment ${later}`)
    await server.pool.query('delete from enrolments where student = $1', [person.user.id])
    expect((await told()).filter(step => step.startsWith('assignment'))).toEqual([])
  })

  test('asks the database six times, however much there is', async () => {
    const teacher = await signUpActor(server, 'otherTeacher')
    const aClass = await seedClass(server, teacher, [person])
    for (let number = 0; number < 5; number += 1) {
      const { id, lines } = await duel()
      await seedAssignment(server, aClass, id, { dateDue: '2026-03-06T23:59:59Z' })
      await answer(lines.slice(0, 3))
    }
    server.clock.moveTo('2026-03-05T10:20:00Z')
    expect((await told()).length).toBeGreaterThan(3)
    expect(await leastCost(() => today())).toEqual({ statements: 6, waits: 4 })
  })
})
