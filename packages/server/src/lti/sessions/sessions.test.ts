import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import type { Endpoint } from '@duologue/contract/endpoint'
import { lti } from '@duologue/contract/lti/lti'
import { pupils } from '@duologue/contract/pupils'
import { ltiPages } from '@duologue/domain/messages/lti/lti-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import {
  type ConnectedPlatform,
  CourseVisit,
  codeOf,
  connectPlatform,
  platformSettings,
} from '../../testing/lti/course-visit'
import {
  ltiRoles,
  type PlatformCourse,
  type PlatformPerson,
} from '../../testing/platform/platform-school'
import { type Person, signUpActor, signUpPerson } from '../../testing/school/people'

const hour = 60 * 60 * 1000

describeOnDatabase('who comes from a course', engine => {
  let server: TestServer
  let platform: ConnectedPlatform
  beforeAll(async () => {
    server = await startTestServer(engine, { settings: platformSettings })
    platform = await connectPlatform(server)
  })
  afterAll(async () => {
    await platform.close()
    await server.close()
  })

  const pass = (time: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + time).toISOString())

  async function visit(course: PlatformCourse, person: PlatformPerson, isFramed = true) {
    const browser = new CourseVisit(server)
    const link = [...course.links.values()][0] ?? platform.placeByHand(course)
    const came = await browser.open(platform, { person, course, link })
    const { headers } = browser
    const body = { code: codeOf(came), isFramed }
    const page = () => server.ask(lti.openLaunch, { body, headers })
    return { browser, came, page, headers }
  }

  /** A course whose class was made by its first teacher. */
  async function openedCourse() {
    const course = platform.school.addCourse()
    const teo = platform.school.addPerson(course, [ltiRoles.instructor], { given: 'Teo' })
    const { page, headers } = await visit(course, teo)
    const { launch } = await page()
    const opened = await server.ask(lti.openCourse, { body: { launch, isFramed: true }, headers })
    if (opened.goal?.to !== 'class') throw new Error('there is no class')
    return { course, teo, id: opened.goal.id, opened }
  }
  const auth = (token: string | undefined) => ({ authorization: token ?? '' })

  test('as a student before any teacher is asked to wait', async () => {
    const course = platform.school.addCourse()
    const mia = platform.school.addPerson(course, [ltiRoles.learner])
    const { came } = await visit(course, mia)
    expect(came.page).toContain(ltiPages.waits)
    const { rows } = await server.pool.query('select 1 from lti_people where subject = $1', [
      mia.id,
    ])
    expect(rows).toEqual([])
  })

  test('makes the class as the first teacher, and teaches it as a later one', async () => {
    const { course, id, opened } = await openedCourse()
    const owner = opened.session
    expect(owner?.user).toMatchObject({ type: 'teacher', givenName: 'Teo', email: null })
    const found = await server.ask(classes.getClass, {
      params: { id },
      headers: auth(owner?.authToken),
    })
    expect(found).toMatchObject({ name: 'French 7b', teacher: { id: owner?.user.id } })
    const eva = platform.school.addPerson(course, [ltiRoles.assistant], { given: 'Eva' })
    const { page, headers } = await visit(course, eva)
    const { launch, first, session } = await page()
    expect([first, session]).toEqual([{ hasAccount: false, hasClass: true }, null])
    const later = await server.ask(lti.openCourse, { body: { launch, isFramed: true }, headers })
    expect(later.goal).toEqual({ to: 'class', id, isTaught: true })
    const { rows } = await server.pool.query('select co_teachers from classes where id = $1', [id])
    expect(rows).toEqual([{ co_teachers: [later.session?.user.id] }])
  })

  test('is a pupil of the course, the same one each time, even if they were removed', async () => {
    const { course, id, opened } = await openedCourse()
    const mia = platform.school.addPerson(course, [ltiRoles.learner])
    const first = await (await visit(course, mia)).page()
    const again = await (await visit(course, mia)).page()
    expect(again.session?.user.id).toBe(first.session?.user.id)
    const student = first.session?.user.id ?? ''
    await server.pool.query('delete from enrolments where student = $1', [student])
    await server.pool.query(`insert into barred_students values ($1, $2, now())`, [id, student])
    // The school kept them meanwhile, as after `Remove them`.
    await server.pool.query('update pupils set home_class = null where user_id = $1', [student])
    await (await visit(course, mia)).page()
    const enrolled = 'select class from enrolments where student = $1'
    expect((await server.pool.query(enrolled, [student])).rows).toEqual([{ class: id }])
    // Whoever teaches keeps them, and has no card for them: they come in by launches alone.
    const teacher = (await server.ask(lti.openLaunch, await asTeacher())).session
    const headers = auth(teacher?.authToken)
    const { pupils: listed } = await server.ask(pupils.listPupils, { params: { id }, headers })
    expect(listed.map(({ id: pupil }) => pupil)).toEqual([student])
    expect(await server.ask(pupils.getCards, { params: { id }, headers })).toMatchObject({
      cards: [],
    })
    const renewed = await server.refused(pupils.renewCard, { params: { id: student }, headers })
    expect(renewed.code).toBe('not-allowed')
    // A new name follows.
    mia.given = 'Maria'
    expect((await (await visit(course, mia)).page()).session?.user.givenName).toBe('Maria')
    // Deleted by a keeper, nobody comes in.
    await server.ask(pupils.deletePupil, { params: { id: student }, headers })
    expect((await visit(course, mia)).came.status).toBe(403)

    async function asTeacher() {
      const [person] = [...course.people.values()]
      if (!person) throw new Error('nobody teaches')
      const { came, headers: sent } = await visit(course, person, false)
      expect(opened.session).not.toBeNull()
      return { body: { code: codeOf(came), isFramed: false }, headers: sent }
    }
  })

  test('on the other side of a course is somebody else', async () => {
    const { course } = await openedCourse()
    const both = platform.school.addPerson(course, [ltiRoles.learner])
    const student = (await (await visit(course, both)).page()).session?.user.id
    both.roles = [ltiRoles.instructor]
    const { page, headers } = await visit(course, both)
    const { launch } = await page()
    const { session } = await server.ask(lti.openCourse, {
      body: { launch, isFramed: true },
      headers,
    })
    expect(session?.user.id).not.toBe(student)
    expect(session?.user.type).toBe('teacher')
  })

  test('only looks through the eyes of a student: goes after a day', async () => {
    const { course } = await openedCourse()
    const look = platform.school.addPerson(course, [ltiRoles.learner, ltiRoles.testUser])
    const { session } = await (await visit(course, look)).page()
    const ends = async () =>
      (
        await server.pool.query('select delete_at from pupils where user_id = $1', [
          session?.user.id,
        ])
      ).rows[0]?.delete_at.getTime()
    expect(await ends()).toBe(server.clock.now().getTime() + 24 * hour)
    pass(hour)
    await (await visit(course, look)).page()
    expect(await ends()).toBe(server.clock.now().getTime() + 24 * hour)
  })

  test('of a class that is archived or full is told so', async () => {
    const { course, id } = await openedCourse()
    const mia = platform.school.addPerson(course, [ltiRoles.learner])
    await server.pool.query('update classes set archived_at = now() where id = $1', [id])
    const { came } = await visit(course, mia)
    expect([came.status, came.location]).toEqual([409, undefined])
    await server.pool.query('update classes set archived_at = null where id = $1', [id])
    expect((await visit(course, mia)).came.status).toBe(303)
  })

  test('connects the account that a teacher has, in a tab of its own', async () => {
    const course = platform.school.addCourse()
    const teo = platform.school.addPerson(course, [ltiRoles.instructor])
    const own = await signUpActor(server, 'teacher')
    const student = await signUpActor(server, 'student')
    const { page, headers } = await visit(course, teo, false)
    const { launch } = await page()
    const connect = (person: Person) => ({
      body: { launch, isFramed: false },
      headers: { ...headers, ...person.headers },
    })
    expect((await server.refused(lti.connectTeacher, connect(student))).code).toBe(
      'teachers-connect',
    )
    const opened = await server.ask(lti.connectTeacher, connect(own))
    expect(opened.session?.user.id).toBe(own.user.id)
    // Once and for all; another account is not taken.
    const other = await signUpActor(server, 'otherTeacher')
    expect((await server.refused(lti.connectTeacher, connect(other))).code).toBe('person-connected')
    const again = await (await visit(course, teo)).page()
    expect(again.session?.user.id).toBe(own.user.id)
  })

  test('that only the storage of a frame has bound connects nobody', async () => {
    const course = platform.school.addCourse()
    const teo = platform.school.addPerson(course, [ltiRoles.instructor])
    const own = await signUpActor(server, 'teacher')
    const browser = new CourseVisit(server, { isBlocked: true })
    const link = platform.placeByHand(course)
    const bound = await browser.bind(await browser.open(platform, { person: teo, course, link }))
    const { headers } = browser
    const body = { code: codeOf(bound), isFramed: true }
    const { launch } = await server.ask(lti.openLaunch, { body, headers })
    const asked = { body: { launch, isFramed: true }, headers: { ...headers, ...own.headers } }
    expect((await server.refused(lti.connectTeacher, asked)).code).toBe('not-allowed')
    const inTab = { body: { launch, isFramed: false }, headers: asked.headers }
    expect((await server.refused(lti.connectTeacher, inTab)).code).toBe('launch-over')
  })

  test('in a frame is logged in for twelve hours, is known again after a reload, and may little', async () => {
    const { course, teo, id } = await openedCourse()
    const { page, browser } = await visit(course, teo)
    const asked = await page()
    const headers = auth(asked.session?.authToken)
    const cookie = await frameCookieOf(course, teo)
    const resume = { headers: { ...browser.headers, cookie } }
    const resumed = await server.ask(lti.resumeFrame, resume)
    expect(resumed.user.id).toBe(asked.session?.user.id)
    expect(await server.ask(accounts.getMe, { headers: auth(resumed.authToken) })).toMatchObject({
      id: resumed.user.id,
    })
    for (const without of ['sec-fetch-site', 'x-duologue', 'cookie'] as const) {
      const { [without]: _, ...rest } = resume.headers
      expect((await server.refused(lti.resumeFrame, { headers: rest })).code).toBe('launch-over')
    }
    const cross = { headers: { ...resume.headers, 'sec-fetch-site': 'cross-site' } }
    expect((await server.refused(lti.resumeFrame, cross)).code).toBe('launch-over')
    const refused = { params: { id }, headers }
    for (const call of [
      pupils.getCards,
      pupils.listPupils,
      classes.deleteClass,
      classes.handOverClass,
    ])
      expect(
        (
          await server.refused(call as Endpoint, {
            ...refused,
            ...((call as Endpoint).method === 'GET' ? {} : { body: {} }),
          })
        ).code,
      ).toBe('frame-session')
    expect(
      (
        await server.refused(accounts.updateProfile, {
          params: { id: resumed.user.id },
          headers,
          body: {},
        })
      ).code,
    ).toBe('frame-session')
    await server.ask(classes.getClass, refused)
    pass(11.9 * hour)
    await server.ask(accounts.getMe, { headers })
    pass(0.2 * hour)
    expect((await server.refused(accounts.getMe, { headers })).status).toBe(401)
    expect((await server.refused(lti.resumeFrame, resume)).code).toBe('launch-over')
  })

  async function frameCookieOf(course: PlatformCourse, person: PlatformPerson): Promise<string> {
    const { came, headers } = await visit(course, person)
    const answer = await fetch(`${server.address}/api/lti/sessions`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ code: codeOf(came), isFramed: true }),
    })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^lti-frame=[\w-]{43}; Path=\/api\/lti; Max-Age=43200; HttpOnly; Secure; SameSite=None; Partitioned$/,
    )
    return cookie.split(';')[0] ?? ''
  }

  test('in a tab of its own may all that their account may', async () => {
    const { course, teo, id } = await openedCourse()
    const { page } = await visit(course, teo, false)
    const { session } = await page()
    await server.ask(pupils.listPupils, { params: { id }, headers: auth(session?.authToken) })
  })

  test('of other accounts nobody learns anything by a launch', async () => {
    const stranger = await signUpPerson(server, { email: 'mia@school.example' })
    const { course } = await openedCourse()
    const mia = platform.school.addPerson(course, [ltiRoles.learner], {
      email: 'mia@school.example',
    })
    const { session } = await (await visit(course, mia)).page()
    expect(session?.user.id).not.toBe(stranger.user.id)
  })
})
