import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { oneMoreProcess } from '../../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { openedCourse } from '../../testing/platform/opened-course'
import { type ProfileName, profileNames } from '../../testing/platform/platform-profile'
import { type Platform, startPlatform, toolAt } from '../../testing/platform/start-platform'
import { beginPlay, seedDuel, storePlay } from '../../testing/school/begun-play'
import { signUpActor } from '../../testing/school/people'
import { forgettingSlipsWork } from './forgetting-slips'
import { sendingSlipsWork } from './sending-slips'

const allowed = { PLATFORM_NETWORKS: '127.0.0.0/8, ::1' }
const minute = 60_000

describeOnDatabase('a score for a course', engine => {
  let server: TestServer
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: allowed,
      callsPerMinute: { logins: 10_000, writes: 10_000 },
    })
    // What a server does by itself every few seconds, tests here do when they want it.
    await server.pool.query(
      `insert into leases (work, holder, until) values ('sending-slips', gen_random_uuid(), now() + interval '1 day')`,
    )
    conversation = (await seedDuel(server)).id
  })
  beforeEach(() => server.clock.moveTo('2026-03-04T10:20:00Z'))
  afterAll(() => server.close())

  const later = (ms: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + ms).toISOString())

  async function opened(profile: ProfileName = 'plain') {
    const platform = await startPlatform({
      profile,
      tool: toolAt(server.address),
      now: () => server.clock.now(),
    })
    onTestFinished(() => platform.close())
    return { platform, ...(await openedCourse(server, platform)) }
  }
  const sender = () => sendingSlipsWork(oneMoreProcess(server, allowed).lti)
  const slipOf = async (user: string) => {
    const { rows } = await server.pool.query(
      'select score, state, why, tries, next_at from lti_slips where user_id = $1',
      [user],
    )
    return rows
  }
  const told = ({ school }: Platform) =>
    school.scores.map(({ scoreGiven = null, gradingProgress }) => [scoreGiven, gradingProgress])

  describe.each(profileNames)('at %s', profile => {
    test('is told when somebody begins, and when they have played', async () => {
      const { platform, student, mia, place } = await opened(profile)
      const { assignment } = await place(conversation, { requirement: 'win' })
      const work = sender()
      await beginPlay(server, student, conversation, { assignment })
      await work.portion()
      later(minute)
      await storePlay(server, student, conversation, { assignment, isRight: false })
      await work.portion()
      await storePlay(server, student, conversation, { assignment })
      await work.portion()
      expect(platform.refused).toEqual([])
      expect(told(platform)).toEqual([
        [null, 'Pending'],
        [50, 'FullyGraded'],
        [100, 'FullyGraded'],
      ])
      expect(platform.school.scores.every(({ userId }) => userId === mia.id)).toBe(true)
      expect(await slipOf(student.user.id)).toMatchObject([
        { score: 100, state: 'sent', why: null },
      ])
      // One token was enough.
      expect(platform.heard.filter(each => each === 'POST /token')).toHaveLength(1)
    })

    test('is sent once, however long the platform was away', async () => {
      const { platform, student, place } = await opened(profile)
      const { assignment } = await place(conversation)
      await storePlay(server, student, conversation, { assignment })
      platform.outage = () => ({ status: 503 })
      const work = sender()
      for (let hours = 0; hours < 48; hours += 1) {
        await work.portion()
        later(60 * minute)
      }
      expect(await slipOf(student.user.id)).toMatchObject([{ state: 'waiting', why: 'away' }])
      platform.outage = undefined
      for (let hours = 0; hours < 30; hours += 1) {
        await work.portion()
        later(60 * minute)
      }
      expect(told(platform)).toEqual([[100, 'FullyGraded']])
      expect(await slipOf(student.user.id)).toMatchObject([{ state: 'sent', why: null }])
    })

    test('that was sent and not written down goes again with the same second, and that is enough', async () => {
      const { platform, student, place } = await opened(profile)
      const { assignment } = await place(conversation)
      await storePlay(server, student, conversation, { assignment })
      const work = sender()
      await work.portion()
      // As whoever is killed between the two leaves it.
      await server.pool.query(
        `update lti_slips set state = 'waiting', sent_at = null, sent_score = null, next_at = $2 where user_id = $1`,
        [student.user.id, new Date(server.clock.now().getTime() + minute)],
      )
      await work.portion()
      expect(platform.school.scores).toHaveLength(1)
      later(minute)
      await work.portion()
      expect(new Set(platform.school.scores.map(({ timestamp }) => timestamp)).size).toBe(1)
      expect(await slipOf(student.user.id)).toMatchObject([{ state: 'sent', why: null }])
    })
  })

  test('never falls, and a better one is in another second', async () => {
    const { platform, student, place } = await opened('moodle')
    const { assignment } = await place(conversation, { requirement: 'win' })
    const work = sender()
    await storePlay(server, student, conversation, { assignment })
    await work.portion()
    await storePlay(server, student, conversation, { assignment, isRight: false })
    await work.portion()
    expect(told(platform)).toEqual([[100, 'FullyGraded']])
  })

  test('says how late it is', async () => {
    const { platform, student, place } = await opened()
    const { assignment } = await place(conversation, { dateDue: '2026-03-02T23:59:59Z' })
    await storePlay(server, student, conversation, { assignment })
    await sender().portion()
    expect(platform.school.scores).toMatchObject([{ scoreGiven: 100, comment: '2 days late' }])
  })

  test('is of people of the course alone', async () => {
    const { platform, student, classId, place } = await opened()
    await server.pool.query('delete from lti_people where user_id = $1', [student.user.id])
    const { assignment } = await place(conversation)
    await storePlay(server, student, conversation, { assignment })
    expect(await slipOf(student.user.id)).toEqual([])
    expect(classId).toBeTruthy()
    await sender().portion()
    expect(platform.heard).toEqual([])
  })

  test.each([
    [403, { state: 'stopped', why: 'notAllowed', next_at: null }],
    [400, { state: 'stopped', why: 'refused', next_at: null }],
    [422, { state: 'stopped', why: 'refused', next_at: null }],
    [409, { state: 'sent', why: 'laterGrade', next_at: null }],
    [500, { state: 'waiting', why: 'away', next_at: expect.any(Date) }],
    [429, { state: 'waiting', why: 'away', next_at: expect.any(Date) }],
  ])('that is answered with %s', async (status, slip) => {
    const { platform, student, place } = await opened()
    const { assignment } = await place(conversation)
    await storePlay(server, student, conversation, { assignment })
    platform.outage = path => (path.endsWith('/scores') ? { status } : undefined)
    await sender().portion()
    expect(await slipOf(student.user.id)).toMatchObject([slip])
  })

  test('waits as long as the platform says, and is stopped after 14 days', async () => {
    const { platform, student, place } = await opened()
    const { assignment } = await place(conversation)
    await storePlay(server, student, conversation, { assignment })
    platform.outage = path =>
      path.endsWith('/scores') ? { status: 429, retryAfter: '7200' } : undefined
    const work = sender()
    const now = server.clock.now().getTime()
    await work.portion()
    const [{ next_at } = { next_at: null }] = await slipOf(student.user.id)
    expect(next_at).toEqual(new Date(now + 7_200_000))
    for (let day = 0; day < 16; day += 1) {
      later(24 * 60 * minute + 5 * 60 * minute)
      await work.portion()
    }
    expect(await slipOf(student.user.id)).toMatchObject([{ state: 'stopped', why: 'tooLong' }])
    later(91 * 24 * 60 * minute)
    await forgettingSlipsWork(server).portion()
    expect(await slipOf(student.user.id)).toEqual([])
  })

  test('is sent with a new token where the one before is refused', async () => {
    const { platform, student, place } = await opened()
    const { assignment } = await place(conversation, { requirement: 'win' })
    const work = sender()
    await storePlay(server, student, conversation, { assignment, isRight: false })
    await work.portion()
    platform.tokens.clear()
    await storePlay(server, student, conversation, { assignment })
    await work.portion()
    expect(told(platform).map(([score]) => score)).toEqual([50, 100])
    expect(platform.heard.filter(each => each === 'POST /token')).toHaveLength(2)
  })

  test('makes its column anew where that is gone, once for all of them, or says that it is gone', async () => {
    const { platform, student, join, place } = await opened()
    const people = [student, await signUpActor(server, 'student')]
    for (const person of people.slice(1)) await join(person)
    const { assignment, resourceLink } = await place(conversation)
    for (const person of people) await storePlay(server, person, conversation, { assignment })
    platform.school.columns.clear()
    const work = sender()
    await work.portion()
    expect([...platform.school.columns.values()]).toMatchObject([{ resourceLinkId: resourceLink }])
    expect(told(platform)).toHaveLength(2)
    await server.pool.query(`update lti_placements set scopes = $2 where resource_link = $1`, [
      resourceLink,
      ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
    ])
    platform.school.columns.clear()
    await server.pool.query(
      `update lti_slips set state = 'waiting', next_at = $2 where user_id = $1`,
      [student.user.id, server.clock.now()],
    )
    await work.portion()
    expect(await slipOf(student.user.id)).toMatchObject([{ state: 'stopped', why: 'columnGone' }])
  })

  test('gets a column where none was made for its link', async () => {
    const { platform, student, place } = await opened('blackboard')
    const { assignment } = await place(conversation, {}, false)
    await storePlay(server, student, conversation, { assignment })
    await sender().portion()
    expect(platform.refused).toEqual([])
    expect(told(platform)).toEqual([[100, 'FullyGraded']])
  })

  test('of one platform waits for no other that is dead', async () => {
    const [dead, alive] = [await opened(), await opened()]
    for (const school of [dead, alive]) {
      const { assignment } = await school.place(conversation)
      await storePlay(server, school.student, conversation, { assignment })
    }
    await seedMany(dead, 40)
    await seedMany(alive, 40)
    dead.platform.outage = path => (path.endsWith('/scores') ? 'silence' : undefined)
    await sender().portion()
    expect(alive.platform.school.scores).toHaveLength(41)
    // A few were tried there, and it was left alone.
    expect(dead.platform.heard.filter(each => each.endsWith('/scores'))).toHaveLength(4)
  })

  /** More slips of new students of a course, which wait since a moment ago. */
  async function seedMany(
    { course, classId, platform, platformId }: Awaited<ReturnType<typeof opened>>,
    many: number,
  ) {
    const { rows } = await server.pool.query(
      `insert into users (id, username, username_key, display_name, created_at)
       select gen_random_uuid(), name, name, name, '2026-01-01'
       from (select 'u' || substr(md5(random()::text), 1, 16) as name from generate_series(1, $1::int)) made
       returning id`,
      [many],
    )
    for (const { id } of rows) {
      platform.school.addPerson(
        course,
        ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
        { id },
      )
      await server.pool.query(
        `insert into lti_people (platform, subject, side, user_id, since, seen_at)
         values ($1, $2::text, 'student', $2::uuid, '2026-03-02', '2026-03-02')`,
        [platformId, id],
      )
    }
    await server.pool.query(
      `insert into lti_slips (course, resource_link, user_id, score, at, state, waits_since, next_at)
       select course, resource_link, users.id, 100, $3, 'waiting', $3, $3
       from lti_placements, unnest($2::uuid[]) as users (id) where course = $1`,
      [classId, rows.map(({ id }) => id), server.clock.now()],
    )
  }

  test('of 200 students is there after one round', async () => {
    const school = await opened('moodle')
    await school.place(conversation)
    await seedMany(school, 200)
    const work = sender()
    while (await work.portion());
    expect(school.platform.school.scores).toHaveLength(200)
    expect(school.platform.refused).toEqual([])
  })
})
