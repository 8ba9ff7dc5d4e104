import { randomUUID } from 'node:crypto'
import { courses } from '@duologue/contract/courses'
import { learn } from '@duologue/contract/learn'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel, storePlay } from '../../testing/school/begun-play'
import { openSchool, type School } from '../../testing/school/class-matrix'
import type { Person } from '../../testing/school/people'
import { seedConversation } from '../../testing/school/seed-conversation'

describeOnDatabase('the course of a class', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine)
    school = await openSchool(server)
  })
  afterAll(() => server.close())
  const asTeacher = () => ({ headers: school.headersOf('teacher') })

  /** A course of the teacher with a unit for each list of conversations. */
  async function seedCourse(units: readonly (readonly string[])[], isPublished = true) {
    const body = { title: 'Pasos', language: 'es' as const }
    const { id } = await server.ask(courses.createCourse, { ...asTeacher(), body })
    const sent = units.map((things, index) => ({
      key: `u${index + 1}`,
      title: index === 0 ? 'Hello' : '',
      level: null,
      aims: [],
      items: things.map(thing => ({ kind: 'conversation', id: thing })),
    }))
    await server.ask(courses.updateCourse, {
      ...asTeacher(),
      params: { id },
      body: { units: sent, settings: { isPublished } },
    })
    return id
  }
  const follow = (id: string, course: string | null) =>
    server.ask(courses.setClassCourse, { ...asTeacher(), params: { id }, body: { course } })
  const standings = (id: string, query = '') =>
    server.ask(courses.getClassCourseStandings, { ...asTeacher(), params: { id }, query })
  const offered = ({ headers }: Person) => server.ask(courses.listClassCourses, { headers })

  async function answer({ headers }: Person, conversation: string, isRight: boolean) {
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from dialogue_lines where conversation = $1',
      [conversation],
    )
    const attempts = rows.map(({ id: line }) => ({ id: randomUUID(), line, isRight }))
    await server.ask(learn.saveAttempts, {
      headers,
      body: { attempts: attempts.map(one => ({ ...one, skill: 'say', place: 'learn' })) },
    })
  }

  test('is set, offered to its students, changed, and taken away', async () => {
    const { student, studentElsewhere } = school.people
    const id = await school.newClass({ name: 'Spanish 7A' })
    const [one, other] = [await seedCourse([[]], false), await seedCourse([[]], false)]
    expect(await standings(id)).toEqual({ course: null, units: [], students: [] })
    const { course } = await follow(id, one)
    expect(course).toMatchObject({ id: one, title: 'Pasos', language: 'es' })
    const ofClass = { class: { id, name: 'Spanish 7A' }, course, isFollowed: false }
    expect(await offered(student)).toEqual({ courses: [ofClass] })
    expect(await offered(studentElsewhere)).toEqual({ courses: [] })
    // A draft opens to the class that follows it; joining in is a start of their own.
    const start = { headers: student.headers, params: { id: one }, body: {} }
    await server.ask(courses.startCourse, start)
    expect(await offered(student)).toEqual({ courses: [{ ...ofClass, isFollowed: true }] })
    await follow(id, other)
    expect((await offered(student)).courses[0]).toMatchObject({ course: { id: other } })
    expect((await server.refused(courses.startCourse, start)).status).toBe(404)
    await follow(id, null)
    expect(await offered(student)).toEqual({ courses: [] })
    await follow(id, other)
    await server.ask(courses.deleteCourse, { ...asTeacher(), params: { id: other } })
    expect([await offered(student), (await standings(id)).course]).toEqual([{ courses: [] }, null])
  })

  test('tells of each student how far they are, and in which week they were last seen', async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    const { student } = school.people
    const [{ id: one }, { id: other }] = [await seedDuel(server), await seedDuel(server)]
    const { id: draft } = await seedConversation(server.pool)
    const id = await school.newClass()
    await follow(id, await seedCourse([[one, other], [draft]]))
    await server.pool.query('update conversations set is_published = false where id = $1', [draft])
    const row = async () => (await standings(id)).students[0]
    expect(await row()).toMatchObject({
      student: { id: student.user.id },
      lastSeen: 'never',
      units: ['000 000', '-'],
    })
    await answer(student, one, false)
    await storePlay(server, student, one, { isRight: false })
    expect(await row()).toMatchObject({ lastSeen: 'thisWeek', units: ['220 000', '-'] })
    server.clock.moveTo('2026-03-09T10:20:00Z')
    expect(await row()).toMatchObject({ lastSeen: 'lastWeek' })
    server.clock.moveTo('2026-03-16T10:20:00Z')
    expect(await row()).toMatchObject({ lastSeen: 'longerAgo' })
    await storePlay(server, student, other)
    expect(await row()).toMatchObject({ lastSeen: 'thisWeek', units: ['220 020', '-'] })
    const { units } = await standings(id)
    expect(units.map(({ title, items }) => [title, items.map(item => item.title)])).toEqual([
      ['Hello', [expect.any(String), expect.any(String)]],
      ['', [null]],
    ])
    const sheet = await fetch(
      `${server.address}/api/classes/${id}/course/standings.csv`,
      asTeacher(),
    )
    expect(sheet.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [heads, cells] = (await sheet.text()).replace('\uFEFF', '').trim().split('\r\n')
    expect(heads).toBe('Student,Username,Last seen,Hello,Unit 2')
    expect(cells).toMatch(/,this week,1\/2,$/)
    // Whoever leaves takes everything along at once.
    await server.pool.query('delete from enrolments where class = $1', [id])
    expect((await standings(id)).students).toEqual([])
  })

  test('costs as much for 200 students and 15 units as for one, and is less than 120 kB', async () => {
    const things: string[] = []
    for (let number = 0; number < 30; number += 1)
      things.push((await seedConversation(server.pool)).id)
    const units = Array.from({ length: 15 }, (_, place) => things.slice(2 * place, 2 * place + 2))
    const id = await school.newClass()
    await follow(id, await seedCourse(units))
    const ask = () => standings(id)
    const few = await leastCost(ask)
    await server.pool.query(
      `with made as (
        insert into users (id, username, username_key, display_name, given_name, family_name, created_at)
        select gen_random_uuid(), 'a_rather_long_name_' || n, 'a_rather_long_name_' || n,
          'Maximiliane Charlotte ' || n, 'Maximiliane Charlotte', 'von und zu Beispiel ' || n, '2026-01-01'
        from generate_series(1, 199) n returning id
      ) insert into enrolments (class, student, joined_at) select $1, id, '2026-03-02' from made`,
      [id],
    )
    await server.pool.query(
      `insert into dialogue_lines (id, conversation, position, character, text)
      select gen_random_uuid(), thing, n, 1, 'Line ' || n from unnest($1::uuid[]) thing, generate_series(1, 4) n`,
      [things],
    )
    await server.pool.query(
      `insert into line_memory (user_id, line, skill, conversation, due, stability, difficulty, reps, lapses, is_right, last_at)
      select student, dialogue_lines.id, 'say', conversation, '2026-03-20', 1, 5, 1, 0, true, '2026-03-15'
      from enrolments, dialogue_lines where class = $1 and conversation = any($2)`,
      [id, things],
    )
    const told = await ask()
    expect(told.students).toHaveLength(200)
    expect(new Set(told.students.flatMap(row => row.units))).toEqual(new Set(['202 202']))
    expect(JSON.stringify(told).length).toBeLessThan(120_000)
    expect(await leastCost(ask)).toEqual(few)
    expect(few).toEqual({ statements: 3, waits: 2 })
  })
})
