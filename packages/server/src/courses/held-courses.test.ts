import { courses } from '@duologue/contract/courses'
import { reports } from '@duologue/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedClass } from '../testing/school/class-matrix'
import { type Person, signUpActor, signUpConfirmed } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

describeOnDatabase('a course that is reported', engine => {
  let server: TestServer
  let author: Person
  let editor: Person
  let other: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    author = await signUpConfirmed(server)
    editor = await signUpActor(server, 'editor')
    other = await signUpConfirmed(server)
  })
  afterAll(() => server.close())

  const seedCourse = async (title: string) => {
    const { headers } = author
    const body = { title, language: 'es' as const }
    const made = await server.ask(courses.createCourse, { headers, body })
    const items = [{ kind: 'conversation' as const, id: (await seedConversation(server.pool)).id }]
    const units = [{ key: 'one', title: '', level: null, aims: [], items }]
    const change = { units, settings: { isPublished: true } }
    await server.ask(courses.updateCourse, { headers, params: { id: made.id }, body: change })
    return made
  }
  const report = (page: string) =>
    server.ask(reports.sendReport, { headers: other.headers, body: { page, reason: 'hurtful' } })
  const things = async (title: string) => {
    const { things: found } = await server.ask(reports.findReports, { headers: editor.headers })
    return found.filter(thing => thing.title === title)
  }

  test('is hidden until an editor gives it back', async () => {
    const { id, shortid } = await seedCourse('Pasos feos')
    const params = { id }
    const found = async () =>
      (await server.ask(courses.searchCourses, { query: 'title=feos' })).total
    await report(`/courses/${shortid}/pasos-feos`)
    expect(await found()).toBe(0)
    const stranger = { params, headers: other.headers }
    expect((await server.refused(courses.getCourse, stranger)).status).toBe(404)
    expect((await server.refused(courses.startCourse, { ...stranger, body: {} })).status).toBe(404)
    for (const { headers } of [author, editor])
      expect(await server.ask(courses.getCourse, { params, headers })).toMatchObject({
        settings: { isHeld: true },
      })
    const change = (isPublished: boolean) => ({
      params,
      headers: author.headers,
      body: { settings: { isPublished } },
    })
    await server.ask(courses.updateCourse, change(false))
    expect((await server.refused(courses.updateCourse, change(true))).code).toBe('held-for-review')
    const [thing] = await things('Pasos feos')
    const decided = await server.ask(reports.decideReport, {
      headers: editor.headers,
      params: { id: thing?.id ?? '' },
      body: { decision: 'keep' },
    })
    expect(decided).toMatchObject({
      kind: 'course',
      page: `/courses/${shortid}/pasos-feos`,
      isHeld: false,
      isHideable: true,
    })
    await server.ask(courses.updateCourse, change(true))
    expect(await found()).toBe(1)
  })

  test('is only listed while a class follows it', async () => {
    const { id, shortid } = await seedCourse('Pasos seguidos')
    const aClass = await seedClass(server, await signUpActor(server, 'teacher'), [])
    await server.pool.query('insert into class_courses values ($1, $2, now())', [aClass, id])
    await report(`/courses/${shortid}/x`)
    expect(await things('Pasos seguidos')).toMatchObject([{ kind: 'course', isHeld: false }])
  })
})
