import { ltiPages as texts } from '@duologue/domain/messages/lti/lti-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { CourseVisit, codeOf, platformSettings, publicUrl } from '../testing/lti/course-visit'
import { type LaunchKit, launchKit, saidOn } from '../testing/lti/launch-kit'
import { profileNames } from '../testing/platform/platform-profile'
import { ltiRoles } from '../testing/platform/platform-school'
import type { LaunchTwist } from '../testing/platform/platform-world'

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const { learner } = ltiRoles

describeOnDatabase('a launch', engine => {
  let server: TestServer
  let kit: LaunchKit
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: platformSettings,
      callsPerMinute: { reads: 100_000, writes: 100_000 },
    })
    kit = launchKit(server)
  })
  afterAll(() => kit.close())
  const connect: LaunchKit['connect'] = (...asked) => kit.connect(...asked)
  const opened: LaunchKit['opened'] = (...asked) => kit.opened(...asked)
  const openedCourse: LaunchKit['openedCourse'] = (...asked) => kit.openedCourse(...asked)
  const open: LaunchKit['open'] = (...asked) => kit.open(...asked)

  test.each(profileNames)('on a %s platform leads a teacher and a student in', async profile => {
    const platform = await connect(profile)
    const { course, link, teacher } = await openedCourse(platform)
    const mia = platform.school.addPerson(course, [learner])
    for (const person of [mia, teacher, mia]) {
      const visit = new CourseVisit(server)
      const came = await visit.open(platform, { person, course, link })
      expect(came.status).toBe(303)
      expect(came.location).toMatch(`${publicUrl}/lti/start?from=${platform.id}&launch=`)
      expect(came.headers.get('cache-control')).toBe('no-store')
      const page = await opened(visit, codeOf(came))
      expect(page).toMatchObject({
        course: 'French 7b',
        goal: { to: 'class', isTaught: person === teacher },
        first: null,
      })
      const isNamed = platform.profile.tellsNames
      expect(page.session?.user.type).toBe(person === teacher ? 'teacher' : 'student')
      expect(page.session?.user.givenName).toBe(isNamed ? person.given : null)
      // Their address is theirs: it is neither asked for nor kept.
      expect(page.session?.user.email).toBeNull()
    }
    expect(platform.refused).toEqual([])
    const { rows } = await server.pool.query('select 1 from users where email is not null')
    expect(rows).toEqual([])
  })

  // What is wrong, and what the page says; each on every profile.
  const stranger = 'https://stranger.example'
  const wrong: [string, LaunchTwist, string][] = [
    ['iss', { claims: { iss: stranger } }, texts.token],
    ['no iss', { claims: { iss: undefined } }, texts.token],
    ['aud', { claims: { aud: 'another' } }, texts.token],
    ['several aud without azp', { claims: { aud: ['another', 'client'] } }, texts.token],
    ['azp', { claims: { azp: 'another' } }, texts.token],
    ['kid', { signing: 'unknown-kid' }, texts.token],
    ['no kid', { signing: 'without-kid' }, texts.token],
    ['alg none', { signing: 'none' }, texts.token],
    ['alg HS256 with the public key', { signing: 'public-key-as-secret' }, texts.token],
    ['the key of a stranger', { signing: 'stranger' }, texts.token],
    ['more than 64 kB', { claims: { name: 'x'.repeat(64_000) } }, texts.token],
    ['no exp', { claims: { exp: undefined } }, texts.token],
    ['no iat', { claims: { iat: undefined } }, texts.token],
    ['nonce', { claims: { nonce: 'n'.repeat(43) } }, texts.again],
    ['no nonce', { claims: { nonce: undefined } }, texts.again],
    ['state', { state: 's'.repeat(43) }, texts.again],
    ['version', { claims: { [claim('version')]: '1.1' } }, texts.missing('version')],
    [
      'type',
      { claims: { [claim('message_type')]: 'LtiSubmissionReviewRequest' } },
      texts.missing('message_type'),
    ],
    [
      'no deployment',
      { claims: { [claim('deployment_id')]: undefined } },
      texts.missing('deployment_id'),
    ],
    [
      'target',
      { claims: { [claim('target_link_uri')]: `${publicUrl}/home` } },
      texts.missing('target_link_uri'),
    ],
    [
      'target of a stranger',
      { claims: { [claim('target_link_uri')]: stranger } },
      texts.missing('target_link_uri'),
    ],
    ['no sub', { claims: { sub: undefined } }, texts.missing('sub')],
    ['no roles', { claims: { [claim('roles')]: undefined } }, texts.missing('roles')],
    [
      'no link',
      { claims: { [claim('resource_link')]: undefined } },
      texts.missing('resource_link.id'),
    ],
    ['no course', { claims: { [claim('context')]: undefined } }, texts.missing('context.id')],
    ['mentor', { claims: { [claim('roles')]: [ltiRoles.mentor] } }, texts.role],
    [
      'roles of the school alone',
      { claims: { [claim('roles')]: [ltiRoles.schoolInstructor, ltiRoles.systemAdministrator] } },
      texts.role,
    ],
    ['empty roles', { claims: { [claim('roles')]: [] } }, texts.role],
  ]
  test.each(profileNames)(
    'that is not as it should be on %s says why, and opens nothing',
    async profile => {
      const platform = await connect(profile)
      const at = await openedCourse(platform)
      const people = () => server.pool.query('select count(*) from users').then(({ rows }) => rows)
      const before = await people()
      for (const [name, twist, said] of wrong) {
        const came = await open(platform, at, twist)
        expect([name, came.status, saidOn(came)]).toEqual([name, 400, said])
        expect(came.location).toBeUndefined()
      }
      const now = Math.floor(server.clock.now().getTime() / 1000)
      for (const claims of [{ exp: now - 61 }, { iat: now - 661 }, { iat: now + 61 }]) {
        const came = await open(platform, at, { claims })
        expect(saidOn(came)).toMatch(/^The clock of your learning platform says/)
      }
      expect(await people()).toEqual(before)
      // It was nothing else.
      expect((await open(platform, at)).status).toBe(303)
    },
  )

  test.each(profileNames)(
    'signed on a curve, or also for others, opens on %s as every other',
    async profile => {
      const platform = await connect(profile)
      const course = platform.school.addCourse()
      const at = { course, link: platform.placeByHand(course) }
      const aud = ['another', platform.clientId]
      for (const twist of [
        { signing: 'curve' as const },
        { claims: { aud, azp: platform.clientId } },
        { claims: { aud: [platform.clientId] } },
      ]) {
        const came = await open(platform, at, twist, [ltiRoles.instructor])
        expect([twist, came.status]).toEqual([twist, 303])
      }
    },
  )

  test.each([
    [[ltiRoles.instructor], 'teacher'],
    [[ltiRoles.assistant], 'teacher'],
    [[ltiRoles.developer], 'teacher'],
    [[ltiRoles.administrator], 'teacher'],
    [[ltiRoles.learner, ltiRoles.schoolInstructor], 'student'],
  ])('with the roles %j is that of a %s, on every platform', async (roles, type) => {
    for (const profile of profileNames) {
      const platform = await connect(profile)
      const { course, link } = await openedCourse(platform)
      const person = platform.school.addPerson(course, roles)
      const visit = new CourseVisit(server)
      const page = await opened(visit, codeOf(await visit.open(platform, { person, course, link })))
      if (type === 'student') expect([profile, page.session?.user.type]).toEqual([profile, type])
      else expect([profile, page.first]).toEqual([profile, { hasAccount: false, hasClass: true }])
    }
  })

  test('begins by a form as by an address', async () => {
    const platform = await connect()
    const { course, link } = await openedCourse(platform)
    const person = platform.school.addPerson(course, [learner])
    const visit = new CourseVisit(server)
    const { lti_storage_target: _, ...said } = platform.begin({ person, course, link })
    const came = await visit.ask('/lti/login', said)
    expect(came.status).toBe(303)
    expect((await visit.answer(came.location ?? '')).status).toBe(303)
  })

  test('a page around it is that of its platform alone', async () => {
    const platform = await connect()
    const at = await openedCourse(platform)
    const came = await open(platform, at, { claims: { [claim('roles')]: [] } })
    expect(came.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${platform.origin}`,
    )
    expect(came.headers.get('x-frame-options')).toBeNull()
  })
})
