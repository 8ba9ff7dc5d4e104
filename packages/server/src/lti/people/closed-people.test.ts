import { school } from '@duologue/contract/school/school'
import { refusals } from '@duologue/domain/messages/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { CourseVisit, codeOf, platformSettings } from '../../testing/lti/course-visit'
import { type LaunchKit, launchKit, saidOn } from '../../testing/lti/launch-kit'
import { ltiRoles } from '../../testing/platform/platform-school'
import { type Person, signUpActor } from '../../testing/school/people'

/** What a launch writes whoever comes, and what was read and seen beside it. */
const withoutLaunches = async (server: TestServer) => {
  const state = await wholeState(server.pool)
  delete state.lti_launches
  return state
}

describeOnDatabase('a launch of somebody whose account is closed', engine => {
  let server: TestServer
  let kit: LaunchKit
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: platformSettings,
      callsPerMinute: { reads: 100_000, writes: 100_000 },
    })
    kit = launchKit(server)
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => kit.close())

  test.each(['student', 'teacher'])('is told so to a %s, and changes nothing', async side => {
    const platform = await kit.connect()
    const { course, link, teacher } = await kit.openedCourse(platform)
    const person =
      side === 'teacher' ? teacher : platform.school.addPerson(course, [ltiRoles.learner])
    const launch = async () => {
      const visit = new CourseVisit(server)
      return { visit, came: await visit.open(platform, { person, course, link }) }
    }
    // One launch is under way when the account is closed.
    const { visit, came } = await launch()
    const { rows } = await server.pool.query(
      'select user_id from lti_people where platform = $1 and subject = $2',
      [platform.id, person.id],
    )
    const id = rows[0].user_id
    // They were removed from the class meanwhile.
    await server.pool.query('delete from enrolments where student = $1', [id])
    await server.ask(school.closePerson, {
      params: { id },
      body: { why: 'left' },
      headers: admin.headers,
    })
    expect(await kit.refusedOpening(visit, codeOf(came))).toBe('account-closed')
    const before = await withoutLaunches(server)
    const again = await launch()
    expect(again.came.status).toBe(403)
    expect(saidOn(again.came)).toBe(refusals['account-closed'])
    expect(await withoutLaunches(server)).toEqual(before)
    await server.ask(school.reopenPerson, {
      params: { id },
      body: { why: 'mistake' },
      headers: admin.headers,
    })
    const back = await launch()
    expect((await kit.opened(back.visit, codeOf(back.came))).session?.user.id).toBe(id)
  })
})
