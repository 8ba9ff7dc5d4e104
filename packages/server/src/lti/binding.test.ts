import { lti } from '@duologue/contract/lti/lti'
import { ltiPages as texts } from '@duologue/domain/messages/lti/lti-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { CourseVisit, codeOf, platformSettings, publicUrl } from '../testing/lti/course-visit'
import { type LaunchKit, launchKit, saidOn } from '../testing/lti/launch-kit'
import { platformProfiles, profileNames } from '../testing/platform/platform-profile'
import { ltiRoles } from '../testing/platform/platform-school'

const minute = 60 * 1000
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const { learner } = ltiRoles
const stranger = 'https://stranger.example'

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
  const pass: LaunchKit['pass'] = (...asked) => kit.pass(...asked)
  const opened: LaunchKit['opened'] = (...asked) => kit.opened(...asked)
  const refusedOpening: LaunchKit['refusedOpening'] = (...asked) => kit.refusedOpening(...asked)
  const openedCourse: LaunchKit['openedCourse'] = (...asked) => kit.openedCourse(...asked)
  const open: LaunchKit['open'] = (...asked) => kit.open(...asked)

  test.each(profileNames)(
    'on a %s platform is good once, in time, in its browser, two at once beside each other',
    async profile => {
      const platform = await connect(profile)
      const { course, link } = await openedCourse(platform)
      const person = platform.school.addPerson(course, [learner])
      const visit = new CourseVisit(server)
      const begin = async () =>
        (await visit.begin(platform.begin({ person, course, link }))).asks ?? ''
      // Two tabs, answered the other way round.
      const [one, other] = [await begin(), await begin()]
      const second = await visit.answer(other)
      const first = await visit.answer(one)
      expect([first.status, second.status]).toEqual([303, 303])
      // Replayed.
      expect(saidOn(await visit.replay())).toBe(texts.again)
      // In another browser there is neither the cookie nor what the platform's page keeps.
      const elsewhere = new CourseVisit(server)
      const asking = await elsewhere.answer(await begin())
      expect([asking.status, asking.location]).toEqual([200, undefined])
      if (platform.profile.storageTarget)
        expect(saidOn(await elsewhere.bind(asking))).toBe(texts.again)
      else expect(saidOn(asking)).toBe(texts.storage)
      const late = await begin()
      pass(10 * minute + 1)
      expect(saidOn(await visit.answer(late))).toBe(texts.again)
      // The code is good once, for a minute, in the browser of the launch.
      const fresh = await visit.answer(await begin())
      expect(await refusedOpening(new CourseVisit(server), codeOf(fresh))).toBe('launch-over')
      const again = await visit.answer(await begin())
      await opened(visit, codeOf(again))
      expect(await refusedOpening(visit, codeOf(again))).toBe('launch-over')
      const old = await visit.answer(await begin())
      pass(minute)
      expect(await refusedOpening(visit, codeOf(old))).toBe('launch-over')
      // Asked by a page of another site, no cookie is read.
      const foreign = await visit.answer(await begin())
      const { cookie } = visit.headers
      const asked = { body: { code: codeOf(foreign), isFramed: true }, headers: { cookie } }
      expect((await server.refused(lti.openLaunch, asked)).code).toBe('launch-over')
    },
  )

  test.each(profileNames)(
    'on a %s platform with rotated keys looks for them anew, at most once a minute',
    async profile => {
      const platform = await connect(profile)
      const at = await openedCourse(platform)
      const fetched = () => platform.heard.filter(heard => heard === 'GET /keys').length
      const before = fetched()
      for (let time = 0; time < 5; time += 1)
        expect(saidOn(await open(platform, at, { signing: 'unknown-kid' }))).toBe(texts.token)
      expect(fetched()).toBe(before)
      pass(minute)
      await platform.keys.rotate({ keepsOld: false })
      expect((await open(platform, at)).status).toBe(303)
      expect(fetched()).toBe(before + 1)
      await platform.keys.rotate({ keepsOld: true })
      expect(saidOn(await open(platform, at))).toBe(texts.token)
      pass(minute)
      expect((await open(platform, at)).status).toBe(303)
      // Known ones are not asked for.
      platform.outage = () => ({ status: 503 })
      expect((await open(platform, at)).status).toBe(303)
      pass(24 * 60 * minute)
      expect(saidOn(await open(platform, at))).toBe(texts.away)
      platform.outage = undefined
    },
  )

  test('of two schools with one issuer is that of the client; a deployment waits until it is let in', async () => {
    const one = await connect('canvas')
    const other = await connect('canvas')
    const at = await openedCourse(one)
    const there = await openedCourse(other)
    expect((await open(one, at)).location).toMatch(`from=${one.id}`)
    expect((await open(other, there)).location).toMatch(`from=${other.id}`)
    // The token of one school at the other: the keys are not its own, nor is the client.
    const visit = new CourseVisit(server)
    const person = one.school.addPerson(at.course, [learner])
    const { asks = '' } = await visit.begin(one.begin({ person, ...at }))
    const theirs = other.school.addPerson(there.course, [learner])
    const begun = await visit.begin(other.begin({ person: theirs, ...there }))
    const mixed = new URL(asks)
    mixed.searchParams.set('state', new URL(begun.asks ?? '').searchParams.get('state') ?? '')
    expect(saidOn(await visit.answer(mixed.href))).toBe(texts.token)
    // Which client is meant must be said.
    const said = one.begin({ person, ...at })
    const { client_id: _, ...unnamed } = said
    expect(saidOn(await visit.begin(unnamed))).toBe(texts.off)
    const twist = { claims: { [claim('deployment_id')]: 'deployment-9' } }
    expect(saidOn(await open(one, at, twist))).toBe(texts.deployment)
    const { rows } = await server.pool.query(
      'select state from lti_deployments where platform = $1 and deployment = $2',
      [one.id, 'deployment-9'],
    )
    expect(rows).toEqual([{ state: 'waiting' }])
    // An issuer of one school lets any in.
    const own = await connect('moodle')
    const course = await openedCourse(own)
    const came = await open(own, course, twist)
    expect(saidOn(came)).toBe(texts.waits)
  })

  test('of a platform that is unknown or not switched on leads nowhere', async () => {
    const platform = await connect('plain', { isOn: false })
    const course = platform.school.addCourse()
    const link = platform.placeByHand(course)
    const person = platform.school.addPerson(course, [learner])
    const visit = new CourseVisit(server)
    const said = platform.begin({ person, course, link })
    expect(saidOn(await visit.begin(said))).toBe(texts.off)
    expect(saidOn(await visit.begin({ ...said, iss: stranger }))).toBe(texts.off)
    for (const [name, value] of [
      ['iss', ''],
      ['login_hint', ''],
      ['target_link_uri', stranger],
      ['target_link_uri', `${publicUrl}.evil.example/`],
    ] as const)
      expect(saidOn(await visit.begin({ ...said, [name]: value }))).toBe(texts.missing(name))
    await server.pool.query('update lti_platforms set on_at = now() where id = $1', [platform.id])
    const { asks = '' } = await visit.begin(said)
    await server.pool.query('update lti_platforms set on_at = null where id = $1', [platform.id])
    expect(saidOn(await visit.answer(asks))).toBe(texts.off)
  })

  const keeping = profileNames.filter(name => platformProfiles[name].storageTarget)
  test.each(keeping)('without cookies is bound by what a %s platform keeps', async profile => {
    const platform = await connect(profile)
    const { course, link } = await openedCourse(platform)
    const person = platform.school.addPerson(course, [learner])
    const visit = new CourseVisit(server, { isBlocked: true })
    const asks = await visit.open(platform, { person, course, link })
    expect([asks.status, asks.location]).toEqual([200, undefined])
    // A secret of another launch is refused, and the right one then still counts.
    const state = /name="state" value="([^"]*)"/.exec(asks.page)?.[1] ?? ''
    expect(saidOn(await visit.ask('/lti/bound', { state, secret: 'y' }))).toBe(texts.again)
    const bound = await visit.bind(asks)
    expect(bound.status).toBe(303)
    expect(saidOn(await visit.bind(asks))).toBe(texts.again)
    // It opens nothing outside of a frame.
    expect(await refusedOpening(visit, codeOf(bound), false)).toBe('launch-over')
    const more = await visit.bind(await visit.open(platform, { person, course, link }))
    const page = await opened(visit, codeOf(more))
    expect(page.session?.user.givenName).toBe('Mia')
    // Late.
    const late = await visit.open(platform, { person, course, link })
    pass(10 * minute + 1)
    expect(saidOn(await visit.bind(late))).toBe(texts.again)
  })

  const bareOnes = profileNames.filter(name => !keeping.includes(name))
  test.each(bareOnes)('without cookies, on a %s platform, begins again in a tab', async profile => {
    const visit = new CourseVisit(server, { isBlocked: true })
    // No frame of it keeps anything; in a tab cookies are kept.
    const bare = await connect(profile)
    const there = await openedCourse(bare)
    const ben = bare.school.addPerson(there.course, [learner])
    const shown = await visit.open(bare, { person: ben, course: there.course, link: there.link })
    expect(saidOn(shown)).toBe(texts.storage)
    const tab = new CourseVisit(server)
    const again = /href="(\/lti\/again\/[^"]*)"/.exec(shown.page)?.[1] ?? ''
    const begun = await tab.ask(again)
    const came = await tab.answer(begun.location ?? '')
    expect((await opened(tab, codeOf(came), false)).session?.user.type).toBe('student')
  })

  test('with known keys costs 8 statements at most', async () => {
    const platform = await connect('moodle')
    const { course, link } = await openedCourse(platform)
    const person = platform.school.addPerson(course, [learner])
    const visit = new CourseVisit(server)
    await visit.open(platform, { person, course, link })
    let asks = ''
    const cost = await leastStatements(async () => {
      asks = (await visit.begin(platform.begin({ person, course, link }))).asks ?? ''
    })
    expect(cost).toBeLessThanOrEqual(2)
    const costs: number[] = []
    for (let time = 0; time < 3; time += 1) {
      asks = (await visit.begin(platform.begin({ person, course, link }))).asks ?? ''
      costs.push(
        await leastStatements(async () => expect((await visit.answer(asks)).status).toBe(303), 1),
      )
    }
    expect(Math.min(...costs)).toBeLessThanOrEqual(8)
  })
})
