import { courseCalls } from '@duologue/contract/lti/course-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { refusalOf } from '../../testing/apps/contract-client'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { openedCourse } from '../../testing/platform/opened-course'
import { type ProfileName, profileNames } from '../../testing/platform/platform-profile'
import { ltiRoles } from '../../testing/platform/platform-school'
import { startPlatform, toolAt } from '../../testing/platform/start-platform'
import { seedDuel, storePlay } from '../../testing/school/begun-play'
import { type Person, signUpActor } from '../../testing/school/people'

const callsPerMinute = { logins: 100_000, writes: 100_000, searches: 100_000 }

describeOnDatabase('the course of a class', engine => {
  let server: TestServer
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: { PLATFORM_NETWORKS: '127.0.0.0/8, ::1' },
      callsPerMinute,
    })
    await server.pool.query(
      `insert into leases (work, holder, until) values ('sending-slips', gen_random_uuid(), now() + interval '1 day')`,
    )
    conversation = (await seedDuel(server)).id
  })
  beforeEach(() => server.clock.moveTo('2026-03-04T10:20:00Z'))
  afterAll(() => server.close())

  async function opened(profile: ProfileName = 'plain') {
    const now = () => server.clock.now()
    const platform = await startPlatform({ profile, tool: toolAt(server.address), now })
    onTestFinished(() => platform.close())
    const all = { platform, ...(await openedCourse(server, platform)) }
    const { teacher, classId } = all
    const compare = (remove?: string[]) =>
      server.ask(courseCalls.compareMembers, {
        params: { id: classId },
        headers: teacher.headers,
        body: remove ? { remove } : {},
      })
    const shown = async () =>
      (
        await server.ask(courseCalls.getCourseOfClass, {
          params: { id: classId },
          headers: teacher.headers,
        })
      ).course
    const refused = async (remove?: string[]) => {
      const answer = await fetch(`${server.address}/api/classes/${classId}/course/members`, {
        method: 'POST',
        headers: { ...teacher.headers, 'content-type': 'application/json' },
        body: JSON.stringify(remove ? { remove } : {}),
      })
      return (await refusalOf(answer)).code
    }
    return { ...all, compare, shown, refused }
  }
  type Opened = Awaited<ReturnType<typeof opened>>

  /** Makes an account one of the platform, kept by the class. */
  const keep = async ({ classId, platformId }: Opened, { user }: Person) => {
    await server.pool.query(
      `update users set is_pupil = true, given_name = 'Old', family_name = null where id = $1`,
      [user.id],
    )
    await server.pool.query(
      `insert into pupils (user_id, home_class, platform, words_version, made_at, carded_at, seen_at)
       values ($1, $2, $3, 'en-1', '2026-03-02', '2026-03-02', '2026-03-02')`,
      [user.id, classId, platformId],
    )
  }
  const isIn = async ({ classId }: Opened, { user }: Person) => {
    const { rows } = await server.pool.query(
      'select 1 from enrolments where class = $1 and student = $2',
      [classId, user.id],
    )
    return rows.length > 0
  }

  describe.each(profileNames)('at %s', profile => {
    test('its list says who is not here yet, who has left, and how they are called', async () => {
      const all = await opened(profile)
      const { platform, course, student, mia, compare } = all
      await keep(all, student)
      platform.membersPerPage = 2
      for (const given of ['Ada', 'Bo', 'Cem'])
        platform.school.addPerson(course, [ltiRoles.learner], { given, family: 'Poe' })
      platform.school.addPerson(course, [ltiRoles.learner, ltiRoles.testUser])
      platform.school.addPerson(course, [ltiRoles.mentor])
      platform.school.addPerson(course, [ltiRoles.instructor], { given: 'Teo', family: 'Vega' })
      const names = profile === 'anonymous' ? [] : ['Ada Poe', 'Bo Poe', 'Cem Poe']
      const teachers = profile === 'anonymous' ? [] : ['Teo Vega']
      const isNamed = profile !== 'anonymous'
      expect(await compare()).toEqual({
        notHere: { count: 3, names },
        left: [],
        renamed: isNamed ? 1 : 0,
        removed: 0,
        teachers: { notHere: { count: 1, names: teachers }, left: [] },
      })
      expect(await compare()).toMatchObject({ renamed: 0 })
      expect(platform.refused).toEqual([])
      mia.status = 'Inactive'
      const fullName = isNamed ? 'Mia Roth' : 'Old'
      expect((await compare()).left).toEqual([{ id: student.user.id, fullName }])
      expect(await isIn(all, student)).toBe(true)
      course.people.delete(mia.id)
      expect(await compare([student.user.id])).toMatchObject({ removed: 1, left: [] })
      expect(await isIn(all, student)).toBe(false)
      const { rows } = await server.pool.query(
        'select home_class, delete_at from pupils where user_id = $1',
        [student.user.id],
      )
      // The school keeps the account: nobody is deleted by a list.
      expect(rows).toEqual([{ home_class: null, delete_at: null }])
    })

    test('a next page at another origin is not asked for, and nobody goes', async () => {
      const all = await opened(profile)
      const { platform, course, student, mia, refused } = all
      const stranger = await startPlatform()
      onTestFinished(() => stranger.close())
      course.people.delete(mia.id)
      for (let many = 0; many < 3; many += 1) platform.school.addPerson(course, [ltiRoles.learner])
      platform.membersPerPage = 2
      for (const nextPageAt of [
        stranger.origin,
        platform.origin.replace('localhost', '127.0.0.1'),
      ]) {
        platform.nextPageAt = nextPageAt
        expect(await refused([student.user.id])).toBe('course-unreadable')
      }
      expect(stranger.heard).toEqual([])
      expect(platform.heard.filter(each => each.endsWith('/members'))).toHaveLength(2)
      expect(await isIn(all, student)).toBe(true)
    })
  })

  test('nobody is removed whom the course still has, nor who never came from it', async () => {
    const all = await opened()
    const other = await signUpActor(server, 'student')
    await server.pool.query(
      `insert into enrolments (class, student, joined_at) values ($1, $2, '2026-03-02')`,
      [all.classId, other.user.id],
    )
    expect(await all.compare([all.student.user.id, other.user.id])).toMatchObject({
      removed: 0,
      left: [],
    })
    expect(await isIn(all, all.student)).toBe(true)
    expect(await isIn(all, other)).toBe(true)
  })

  test('a list that is not whole changes nothing, and is told', async () => {
    const all = await opened()
    const { platform, course, student, mia, refused, classId } = all
    await keep(all, student)
    platform.membersPerPage = 1
    platform.school.addPerson(course, [ltiRoles.learner])
    course.people.delete(mia.id)
    const gone = [student.user.id]
    const isMembers = (path: string) => path.endsWith('/members')
    for (const [status, code] of [
      [403, 'course-refuses'],
      [404, 'course-refuses'],
      [401, 'course-refuses'],
      [302, 'platform-away'],
      [500, 'platform-away'],
      [429, 'platform-away'],
    ] as const) {
      platform.outage = path => (isMembers(path) ? { status } : undefined)
      expect([status, await refused(gone)]).toEqual([status, code])
    }
    // The second page alone is broken.
    platform.school.addPerson(course, [ltiRoles.learner])
    let pages = 0
    platform.outage = path => {
      if (isMembers(path)) pages += 1
      return pages > 1 ? { status: 503 } : undefined
    }
    expect(await refused(gone)).toBe('platform-away')
    platform.outage = undefined
    course.people.clear()
    expect(await refused(gone)).toBe('course-unreadable')
    for (let many = 0; many < 60; many += 1) platform.school.addPerson(course, [ltiRoles.learner])
    expect(await refused(gone)).toBe('course-too-large')
    await server.pool.query('update lti_courses set members_url = null where class = $1', [classId])
    expect(await refused(gone)).toBe('course-tells-nobody')
    await server.pool.query('update lti_platforms set on_at = null where id = $1', [all.platformId])
    expect(await refused(gone)).toBe('platform-is-off')
    await server.pool.query('update classes set archived_at = now() where id = $1', [classId])
    expect(await refused(gone)).toBe('class-archived')
    expect(await isIn(all, student)).toBe(true)
  })

  test('scores that were not taken are told with their reasons, and sent again', async () => {
    const { student, teacher, place, classId, shown, platformId } = await opened()
    const { assignment } = await place(conversation)
    await storePlay(server, student, conversation, { assignment })
    expect(await shown()).toMatchObject({ isOn: true, tellsMembers: true, waiting: 1, moved: [] })
    await server.pool.query(
      `update lti_slips set state = 'stopped', why = 'notAllowed', tries = 1, next_at = null where course = $1`,
      [classId],
    )
    const [slip] = (await shown())?.slips ?? []
    expect(slip).toMatchObject({
      student: { id: student.user.id },
      assignment: { id: assignment },
      score: 100,
      state: 'stopped',
      why: 'notAllowed',
      nextTry: null,
    })
    const now = server.clock.now()
    const after = (ms: number) => new Date(now.getTime() + ms).toISOString()
    const again = (which: string) =>
      server.ask(courseCalls.sendSlipAgain, {
        params: { id: classId, slip: which },
        headers: teacher.headers,
      })
    expect((await again(slip?.id ?? ''))?.course?.slips).toMatchObject([
      { state: 'waiting', why: null, nextTry: after(0) },
    ])
    // What is on its way is left alone: it is not sent beside itself.
    await server.pool.query(`update lti_slips set tries = 1, next_at = $2 where course = $1`, [
      classId,
      after(50_000),
    ])
    expect((await again('all')).course?.slips).toMatchObject([{ nextTry: after(50_000) }])
    await server.pool.query(`update lti_slips set why = 'away', next_at = $2 where course = $1`, [
      classId,
      after(24 * 60 * 60_000),
    ])
    expect((await again('all')).course?.slips).toMatchObject([{ why: 'away', nextTry: after(0) }])
    await server.pool.query(`update lti_slips set state = 'sent', why = 'laterGrade'`)
    expect(await shown()).toMatchObject({ waiting: 0, slips: [{ state: 'sent' }] })
    await expect(again('all')).rejects.toThrow()
    expect(platformId).toBeTruthy()
  })

  test('leaving it keeps class, students and accounts', async () => {
    const all = await opened()
    const { teacher, student, classId, place } = all
    await keep(all, student)
    const { assignment } = await place(conversation)
    await storePlay(server, student, conversation, { assignment })
    await server.ask(courseCalls.leaveCourseOfClass, {
      params: { id: classId },
      headers: teacher.headers,
    })
    expect(await all.shown()).toBeNull()
    expect(await all.refused()).toBe('course-not-connected')
    expect(await isIn(all, student)).toBe(true)
    const { rows } = await server.pool.query(
      `select (select count(*) from lti_slips where course = $1)::int as slips,
        (select count(*) from assignments where class = $1)::int as assignments,
        (select home_class from pupils where user_id = $2) as home,
        (select what from school_log where class = $1 order by at desc limit 1) as log`,
      [classId, student.user.id],
    )
    expect(rows).toEqual([{ slips: 0, assignments: 1, home: classId, log: 'course-left' }])
  })

  test('a look through a student’s eyes has no slip', async () => {
    const all = await opened('canvas')
    await keep(all, all.student)
    await server.pool.query(`update pupils set delete_at = '2026-03-05' where user_id = $1`, [
      all.student.user.id,
    ])
    const { assignment } = await all.place(conversation)
    await storePlay(server, all.student, conversation, { assignment })
    expect((await all.shown())?.waiting).toBe(0)
    expect((await all.compare()).left).toEqual([])
  })
})
