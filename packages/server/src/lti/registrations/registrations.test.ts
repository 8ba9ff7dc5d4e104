import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lti } from '@duologue/contract/lti/lti'
import { registeringTexts as texts } from '@duologue/domain/messages/lti/registering'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { CourseVisit, platformSettings } from '../../testing/lti/course-visit'
import { saidOn } from '../../testing/lti/launch-kit'
import { profileNames } from '../../testing/platform/platform-profile'
import { startPlatform } from '../../testing/platform/start-platform'
import { type Person, signUpActor } from '../../testing/school/people'

const day = 24 * 60 * 60 * 1000

describeOnDatabase('a registration', engine => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: platformSettings,
      callsPerMinute: { reads: 100_000, writes: 100_000 },
    })
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => server.close())

  const make = async (name = 'Moodle') => {
    const body = { name }
    const made = await server.ask(lti.createRegistration, { body, headers: admin.headers })
    return { ...made, path: new URL(made.address).pathname }
  }
  const listed = () => server.ask(lti.listPlatforms, { headers: admin.headers })

  /** What the form of the page sends: all that it was given. */
  const fieldsOf = (page: string) =>
    Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    )

  const platformOf = async (profile: (typeof profileNames)[number] = 'plain') => {
    const platform = await startPlatform({ profile, now: () => server.clock.now() })
    onTestFinished(() => platform.close())
    return platform
  }
  const asking = (path: string, query: Record<string, string>) =>
    new CourseVisit(server).ask(`${path}?${new URLSearchParams(query)}`)
  const connecting = (path: string, fields: Record<string, string>) =>
    new CourseVisit(server).ask(path, fields)

  /** Something that is no platform: where its document is. */
  const strange = async (answer: RequestListener) => {
    const other = createServer(answer)
    await new Promise<void>(done => other.listen(0, '127.0.0.1', done))
    onTestFinished(() => {
      other.closeAllConnections()
      other.close()
    })
    return `http://localhost:${(other.address() as AddressInfo).port}/configuration`
  }

  test.each(profileNames)(
    'at %s adds it, switched off, and asks for no more than is used',
    async profile => {
      const platform = await platformOf(profile)
      const { path } = await make(profile)
      const came = await asking(path, platform.registrationQuery())
      expect(came.status).toBe(200)
      expect(came.headers.get('content-security-policy')).toContain(
        `frame-ancestors ${platform.origin}`,
      )
      expect(came.headers.get('cache-control')).toBe('no-store')
      // Looking adds nothing, and takes nothing of the address.
      expect((await asking(path, platform.registrationQuery())).status).toBe(200)
      expect(platform.heard).not.toContain('POST /register')
      const done = await connecting(path, fieldsOf(came.page))
      expect(platform.refused).toEqual([])
      expect([done.status, saidOn(done)]).toEqual([200, texts.next(profile)])
      expect(done.page).toContain('org.imsglobal.lti.close')
      expect(platform.tool?.scopes).toHaveLength(3)
      const { platforms } = await listed()
      expect(platforms.find(({ clientId }) => clientId === platform.clientId)).toMatchObject({
        name: profile,
        issuer: platform.issuer,
        audience: platform.profile.audience ?? null,
        isOn: false,
        waiting: [],
      })
      const { rows } = await server.pool.query(
        'select what, about from school_log order by id desc limit 1',
      )
      expect(rows).toEqual([{ what: 'platform-registered', about: profile }])
      // Replayed.
      expect(saidOn(await asking(path, platform.registrationQuery()))).toBe(texts.over)
      expect(saidOn(await connecting(path, fieldsOf(came.page)))).toBe(texts.over)
    },
  )

  test('pressed twice at once adds one', async () => {
    const platform = await platformOf('d2l')
    const { path } = await make()
    const fields = fieldsOf((await asking(path, platform.registrationQuery())).page)
    const both = await Promise.all([connecting(path, fields), connecting(path, fields)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(platform.heard.filter(heard => heard === 'POST /register')).toHaveLength(1)
  })

  test('that the platform refuses may be tried again', async () => {
    const platform = await platformOf()
    const { path, registration } = await make('Refusing')
    const query = platform.registrationQuery()
    platform.outage = asked => (asked === '/register' ? { status: 403 } : undefined)
    expect(saidOn(await connecting(path, query))).toBe(texts.refused)
    platform.outage = undefined
    expect((await listed()).registrations.map(({ id }) => id)).toContain(registration.id)
    expect((await connecting(path, query)).status).toBe(200)
  })

  test.each<[string, RequestListener, keyof typeof texts]>([
    [
      'redirects',
      (_asked, answer) => void answer.writeHead(302, { location: 'https://lms.example/' }).end(),
      'unread',
    ],
    ['sends 10 MB', (_asked, answer) => void answer.end('x'.repeat(10_000_000)), 'away'],
    ['is no JSON', (_asked, answer) => void answer.end('<html>'), 'unread'],
    [
      'lacks its keys',
      (_asked, answer) => void answer.end('{"issuer":"https://a.example"}'),
      'unread',
    ],
    [
      'tells the issuer of somebody else',
      (_asked, answer) => {
        const at = 'https://moodle.example'
        const told = { issuer: at, authorization_endpoint: at, token_endpoint: at }
        answer.end(JSON.stringify({ ...told, jwks_uri: at, registration_endpoint: at }))
      },
      'issuer',
    ],
  ])('whose document %s adds nothing', async (_what, answer, said) => {
    const { path } = await make()
    const before = (await listed()).platforms.length
    const query = { openid_configuration: await strange(answer) }
    expect(saidOn(await asking(path, query))).toBe(texts[said])
    expect(saidOn(await connecting(path, query))).toBe(texts[said])
    expect((await listed()).platforms).toHaveLength(before)
  })

  test.each([
    'https://10.0.0.7/configuration',
    'https://169.254.169.254/latest',
    'http://moodle.example/configuration',
    'nonsense',
  ])('asks nothing at %s', async document => {
    const { path } = await make()
    expect(saidOn(await asking(path, { openid_configuration: document }))).toBe(texts.away)
  })

  test('without an address of ours asks nobody', async () => {
    let isAsked = false
    const document = await strange((_asked, answer) => {
      isAsked = true
      answer.end('{}')
    })
    const query = { openid_configuration: document }
    expect(saidOn(await asking('/lti/register/made-up', query))).toBe(texts.over)
    expect(saidOn(await connecting('/lti/register/made-up', query))).toBe(texts.over)
    expect(isAsked).toBe(false)
    const { path } = await make()
    expect(saidOn(await asking(path, {}))).toBe(texts.unread)
  })

  test('is over when its address was taken back, and after a day', async () => {
    const platform = await platformOf()
    const query = platform.registrationQuery()
    const { path: late } = await make()
    const { path: withdrawn, registration: other } = await make()
    const params = { id: other.id }
    await server.ask(lti.deleteRegistration, { params, headers: admin.headers })
    expect(saidOn(await asking(withdrawn, query))).toBe(texts.over)
    server.clock.moveTo(new Date(server.clock.now().getTime() + day).toISOString())
    expect(saidOn(await asking(late, query))).toBe(texts.over)
  })
})
