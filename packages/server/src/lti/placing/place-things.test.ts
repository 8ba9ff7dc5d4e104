import { assignments } from '@duologue/contract/assignments'
import { lti } from '@duologue/contract/lti/lti'
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
import { takeChosen } from '../../testing/platform/deep-link-return'
import { profileNames } from '../../testing/platform/platform-profile'
import { ltiRoles } from '../../testing/platform/platform-school'
import { seedConversation, seedLines } from '../../testing/school/seed-conversation'

const stranger = '01890000-0000-7000-8000-000000000099'

describeOnDatabase('placing in a course', engine => {
  let server: TestServer
  let conversation: string
  const platforms: ConnectedPlatform[] = []
  beforeAll(async () => {
    server = await startTestServer(engine, { settings: platformSettings })
    conversation = (await seedConversation(server.pool)).id
    await seedLines(server.pool, conversation, ['Hola.', 'Buenos días.', '¿Qué tal?', 'Bien.'])
  })
  afterAll(async () => {
    await Promise.all(platforms.map(platform => platform.close()))
    await server.close()
  })

  /** A teacher who has been asked what to place, in a course whose class is made. */
  async function asked(profile: (typeof profileNames)[number] = 'plain') {
    const platform = await connectPlatform(server, profile)
    platforms.push(platform)
    const course = platform.school.addCourse()
    const person = platform.school.addPerson(course, [ltiRoles.instructor])
    const browser = new CourseVisit(server)
    const came = await browser.open(platform, { person, course })
    const { headers } = browser
    const body = { code: codeOf(came), isFramed: true }
    const { launch } = await server.ask(lti.openLaunch, { body, headers })
    const opened = await server.ask(lti.openCourse, { body: { launch, isFramed: true }, headers })
    const teacher = { authorization: opened.session?.authToken ?? '' }
    return { platform, course, person, came, launch, opened, teacher }
  }

  const game = (change: object = {}) => ({
    opens: 'game',
    kind: 'conversation',
    id: conversation,
    mode: 'any',
    difficulty: 'easy',
    requirement: 'play',
    dateDue: '2026-04-01',
    timeZone: 'Europe/Berlin',
    ...change,
  })

  test.each(profileNames)(
    'on %s: one, none, several where they are taken, with the data echoed',
    async profile => {
      const { platform, course, launch, opened, teacher } = await asked(profile)
      expect(opened.goal).toEqual({
        to: 'choose',
        acceptsMany: platform.profile.takesSeveral,
        takesScores: true,
      })
      const place = (...things: object[]) => ({ body: { launch, things }, headers: teacher })
      const one = await server.ask(lti.placeThings, place(game()))
      expect(one.returnUrl).toBe(`${platform.origin}/courses/${course.id}/chosen`)
      const [placed] = await takeChosen(platform, course.id, one.jwt)
      expect(placed?.custom.duologue).toMatch(/^[0-9a-f-]{36}$/)
      expect(placed?.columnId).toBeDefined()
      const none = await server.ask(lti.placeThings, place())
      expect(await takeChosen(platform, course.id, none.jwt)).toEqual([])
      const several = place(game(), { opens: 'learn', kind: 'conversation', id: conversation })
      if (!platform.profile.takesSeveral) {
        expect((await server.refused(lti.placeThings, several)).code).toBe('invalid-input')
        return
      }
      const links = await takeChosen(
        platform,
        course.id,
        (await server.ask(lti.placeThings, several)).jwt,
      )
      // Learn Mode has no grade.
      expect(links.map(({ columnId }) => columnId !== undefined)).toEqual([true, false])
      expect(platform.refused).toEqual([])
    },
  )

  test.each(profileNames)(
    'on %s becomes an assignment when it is opened first, once',
    async profile => {
      const { platform, course, person: teo, launch, teacher } = await asked(profile)
      const answer = await server.ask(lti.placeThings, {
        body: { launch, things: [game({ requirement: 'win', dateDue: '2026-03-01' })] },
        headers: teacher,
      })
      const [link] = await takeChosen(platform, course.id, answer.jwt)
      if (!link) throw new Error('nothing was placed')
      const people = [1, 2, 3].map(() => platform.school.addPerson(course, [ltiRoles.learner]))
      const goals = await Promise.all(
        people.map(async person => {
          const browser = new CourseVisit(server)
          const came = await browser.open(platform, { person, course, link })
          const sent = { body: { code: codeOf(came), isFramed: true }, headers: browser.headers }
          return server.ask(lti.openLaunch, sent)
        }),
      )
      const [goal] = goals.map(({ goal }) => goal)
      expect(goals.map(one => one.goal)).toEqual([goal, goal, goal])
      if (goal?.to !== 'assignment') throw new Error('it is no assignment')
      const headers = { authorization: goals[0]?.session?.authToken ?? '' }
      const assignment = await server.ask(assignments.getAssignment, {
        params: { id: goal.id },
        headers,
      })
      // The day that it was due is over: the class has 14 days.
      expect(assignment).toMatchObject({
        requirement: 'win',
        difficulty: 'easy',
        dateDue: '2026-03-18T10:20:00.000Z',
      })
      const { rows } = await server.pool.query('select count(*)::int as n from assignments')
      expect(rows).toEqual([{ n: 1 }])
      // Its teacher reads once what became of the day, and finds it in the settings of the class.
      const asTeacher = async () => {
        const browser = new CourseVisit(server)
        const came = await browser.open(platform, { person: teo, course, link })
        const sent = { body: { code: codeOf(came), isFramed: true }, headers: browser.headers }
        return (await server.ask(lti.openLaunch, sent)).goal
      }
      const dates = { was: '2026-03-01T22:59:59.000Z', dateDue: '2026-03-18T10:20:00.000Z' }
      expect(await asTeacher()).toEqual({ to: 'assignment', id: goal.id, moved: dates })
      expect(await asTeacher()).toEqual({ to: 'assignment', id: goal.id })
      const [id = ''] = assignment.classes
      const seen = await server.ask(lti.getCourseOfClass, { params: { id }, headers: teacher })
      expect(seen.course?.moved).toMatchObject([{ id: goal.id, ...dates }])
      // Its assignment deleted here, the link stays in the course.
      await server.pool.query('delete from assignments')
      const after = await server.ask(lti.getCourseOfClass, { params: { id }, headers: teacher })
      expect(after.course).toMatchObject({ moved: [], deadLinks: 1 })
      expect(await asTeacher()).toEqual({ to: 'class', id, isTaught: true })
    },
  )

  test('a page opens itself, and what is gone the class', async () => {
    const { platform, course, launch, teacher } = await asked()
    const things = [{ opens: 'learn', kind: 'conversation', id: conversation }, game()]
    const { jwt } = await server.ask(lti.placeThings, {
      body: { launch, things },
      headers: teacher,
    })
    const [learn, played] = await takeChosen(platform, course.id, jwt)
    const person = platform.school.addPerson(course, [ltiRoles.learner])
    const open = async (link: typeof learn) => {
      const browser = new CourseVisit(server)
      const came = await browser.open(platform, { person, course, ...(link ? { link } : {}) })
      const sent = { body: { code: codeOf(came), isFramed: true }, headers: browser.headers }
      return (await server.ask(lti.openLaunch, sent)).goal
    }
    expect(await open(learn)).toEqual({
      to: 'page',
      kind: 'conversation',
      id: conversation,
      opens: 'learn',
    })
    await server.pool.query('update lti_links set thing = $1 where id = $2', [
      stranger,
      played?.custom.duologue,
    ])
    expect(await open(played)).toMatchObject({ to: 'class', isTaught: false })
  })

  test('is for the teacher who was asked, and for what they may see', async () => {
    const { launch, teacher, came } = await asked()
    const other = (await asked()).teacher
    const things = [game()]
    const refused = async (body: object, headers: Record<string, string>) =>
      (await server.refused(lti.placeThings, { body, headers })).code
    expect(await refused({ launch, things }, other)).toBe('launch-over')
    expect(await refused({ launch: 'x', things }, teacher)).toBe('launch-over')
    expect(await refused({ launch, things: [game({ id: stranger })] }, teacher)).toBe(
      'conversation-not-found',
    )
    expect(await refused({ launch, things: [game({ mode: 'unknown' })] }, teacher)).toBe(
      'invalid-input',
    )
    // The form of that one page may go to the course; pages of others show it nowhere.
    const page = await fetch(
      `${server.address}${new URL(came.location ?? '').pathname}${new URL(came.location ?? '').search}`,
    )
    const policy = page.headers.get('content-security-policy') ?? ''
    const origin = /frame-ancestors (\S+)/.exec(policy)?.[1]
    expect(policy).toContain(`form-action 'self' ${origin}`)
    expect(page.headers.get('x-frame-options')).toBeNull()
    const home = (await fetch(`${server.address}/home`)).headers.get('content-security-policy')
    expect(home).toContain(`frame-ancestors ${platforms.flatMap(one => one.origin).join(' ')}`)
    expect(home).toMatch(/form-action 'self';/)
    // A title is written with signs of its own.
    const named = await fetch(`${server.address}/conversations/${conversation}/%E6%89%8B%E8%A1%A8`)
    expect(named.headers.get('x-frame-options')).toBeNull()
    for (const path of [
      '/login',
      '/LOGIN',
      '/card',
      '/account',
      '/school',
      '/%6cogin',
      '//login',
      '/de/account',
    ])
      expect((await fetch(server.address + path)).headers.get('content-security-policy')).toContain(
        "frame-ancestors 'none'",
      )
    const api = await fetch(`${server.address}/api/site`)
    expect(api.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(api.headers.get('x-frame-options')).toBe('DENY')
  })
})
