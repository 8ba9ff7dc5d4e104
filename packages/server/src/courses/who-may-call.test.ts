import { courses } from '@duologue/contract/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { seedClass } from '../testing/school/class-matrix'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']
const strangers: Actor[] = ['other', 'student', 'teacher', 'otherTeacher', 'editor']
const everybody = ['visitor', ...known] as const

describeOnDatabase('the matrix of courses', engine => {
  let server: TestServer
  let conversation: string
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 100 } })
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    conversation = (await seedConversation(server.pool)).id
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor | 'visitor') =>
    actor === 'visitor' ? {} : (people.get(actor)?.headers ?? {})
  const units = () => [
    {
      key: 'one',
      title: '',
      level: 'A1',
      aims: [],
      items: [{ kind: 'conversation', id: conversation }],
    },
  ]
  const make = async (isPublished: boolean) => {
    const headers = headersOf('owner')
    const { id } = await server.ask(courses.createCourse, {
      headers,
      body: { title: 'Pasos', language: 'es' },
    })
    await server.ask(courses.updateCourse, {
      headers,
      params: { id },
      body: { units: units(), settings: { isPublished } },
    })
    return { id }
  }
  const gone = { status: 404, code: 'course-not-found', message: 'Course not found.' }

  test('POST /courses: everybody who is logged in', async () => {
    const body = { title: 'Mine', language: 'es' as const }
    for (const actor of known) {
      const made = await server.ask(courses.createCourse, { headers: headersOf(actor), body })
      expect(made.author?.id).toBe(people.get(actor)?.user.id)
    }
    const before = await wholeState(server.pool)
    for (const headers of [{}, { authorization: 'nonsense' }])
      expect((await server.refused(courses.createCourse, { headers, body })).status).toBe(401)
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('GET /courses/{id}: everybody what is published, its author and admins a draft, editors what is held', async () => {
    const params = await make(true)
    for (const actor of everybody) {
      const headers = headersOf(actor)
      const answer = await server.ask(courses.getCourse, { headers, params })
      expect(JSON.stringify(answer)).not.toContain('@')
      const mayChange = actor === 'owner' || actor === 'admin'
      expect([actor, answer.authoring]).toEqual([actor, mayChange ? { classes: 0 } : undefined])
    }
    const readBy = async () => {
      const readers: string[] = []
      for (const actor of everybody) {
        const asked = { headers: headersOf(actor), params }
        if (await server.ask(courses.getCourse, asked).catch(() => undefined)) readers.push(actor)
        else expect(await server.refused(courses.getCourse, asked)).toEqual(gone)
      }
      return readers
    }
    await server.pool.query('update courses set held_at = now() where id = $1', [params.id])
    expect(await readBy()).toEqual(['owner', 'editor', 'admin'])
    await server.pool.query(
      'update courses set held_at = null, is_published = false where id = $1',
      [params.id],
    )
    expect(await readBy()).toEqual(['owner', 'admin'])
    const [teacher, student] = [people.get('teacher'), people.get('student')]
    if (!teacher || !student) throw new Error('nobody is there')
    const aClass = await seedClass(server, teacher, [student])
    await server.pool.query('insert into class_courses values ($1, $2, now())', [aClass, params.id])
    expect(await readBy()).toEqual(['owner', 'student', 'teacher', 'admin'])
    const asked = { headers: headersOf('owner'), params }
    expect((await server.ask(courses.getCourse, asked)).authoring).toEqual({ classes: 1 })
    await server.pool.query('update courses set deleted_at = now() where id = $1', [params.id])
    expect(await readBy()).toEqual([])
  })

  test.each([
    ['PATCH /courses/{id}', courses.updateCourse, { title: 'Other' }],
    ['DELETE /courses/{id}', courses.deleteCourse, undefined],
  ])('%s: its author and admins', async (_name, call, body) => {
    const [published, draft] = [await make(true), await make(false)]
    const before = await wholeState(server.pool)
    for (const headers of [{}, { authorization: 'nonsense' }])
      expect((await server.refused(call, { headers, params: published, body })).status).toBe(401)
    for (const actor of strangers) {
      const headers = headersOf(actor)
      const refusal = await server.refused(call, { headers, params: published, body })
      expect(refusal).toEqual({ status: 403, code: 'not-allowed', message: 'You may not do this.' })
      expect(await server.refused(call, { headers, params: draft, body })).toEqual(gone)
    }
    expect(await wholeState(server.pool)).toEqual(before)
    for (const actor of ['owner', 'admin'] as const)
      await server.ask(call, { headers: headersOf(actor), params: await make(true), body })
  })

  test.each([
    ['POST /courses/{id}/start', courses.startCourse, {}],
    ['DELETE /courses/{id}/start', courses.leaveCourse, undefined],
  ])('%s: users who may read it, for themselves', async (_name, call, body) => {
    const [published, draft] = [await make(true), await make(false)]
    const before = await wholeState(server.pool)
    for (const headers of [{}, { authorization: 'nonsense' }])
      expect((await server.refused(call, { headers, params: published, body })).status).toBe(401)
    for (const actor of strangers)
      expect(
        await server.refused(call, { headers: headersOf(actor), params: draft, body }),
      ).toEqual(gone)
    expect(await wholeState(server.pool)).toEqual(before)
    for (const actor of known)
      await server.ask(call, { headers: headersOf(actor), params: published, body })
    await server.ask(call, { headers: headersOf('owner'), params: draft, body })
  })

  test('how somebody stands is told to nobody else', async () => {
    const params = await make(true)
    await server.ask(courses.startCourse, { headers: headersOf('other'), params, body: {} })
    for (const actor of everybody) {
      const { own } = await server.ask(courses.getCourse, { headers: headersOf(actor), params })
      expect([actor, own !== null]).toEqual([actor, actor === 'other'])
    }
  })

  test('a course that is not there is 404 for everybody who may ask', async () => {
    const params = { id: '01900000-0000-7000-8000-ffffffffffff' }
    const before = await wholeState(server.pool)
    for (const actor of everybody) {
      const asked = { headers: headersOf(actor), params }
      expect(await server.refused(courses.getCourse, asked)).toEqual(gone)
      if (actor === 'visitor') continue
      const change = { ...asked, body: { title: 'x' } }
      expect(await server.refused(courses.updateCourse, change)).toEqual(gone)
      expect(await server.refused(courses.deleteCourse, asked)).toEqual(gone)
      expect(await server.refused(courses.startCourse, { ...asked, body: {} })).toEqual(gone)
      expect(await server.refused(courses.leaveCourse, asked)).toEqual(gone)
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })
})
