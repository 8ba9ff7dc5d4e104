import type { Endpoint } from '@duologue/contract/endpoint'
import { lti } from '@duologue/contract/lti/lti'
import { platformCalls } from '@duologue/contract/lti/platforms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { type Person, signUpActor } from '../../testing/school/people'

const nobody = '01890000-0000-7000-8000-000000000099'
const body = {
  name: 'Moodle',
  issuer: 'https://moodle.example',
  clientId: 'abc',
  authUrl: 'https://moodle.example/mod/lti/auth.php',
  tokenUrl: 'https://moodle.example/mod/lti/token.php',
  keysUrl: 'https://moodle.example/mod/lti/certs.php',
}

describeOnDatabase('learning platforms', engine => {
  let server: TestServer
  const people: Partial<Record<string, Person>> = {}
  beforeAll(async () => {
    server = await startTestServer(engine)
    for (const actor of ['other', 'student', 'teacher', 'editor', 'admin'] as const)
      people[actor] = await signUpActor(server, actor)
  })
  afterAll(() => server.close())

  const headers = () => people.admin?.headers ?? {}

  test.each(Object.entries(platformCalls) as [string, Endpoint][])(
    '%s is for admins; for everybody else there is none',
    async (_name, call) => {
      const before = await wholeState(server.pool)
      const sent = { params: { id: nobody }, ...(call.method === 'GET' ? {} : { body }) }
      for (const actor of ['other', 'student', 'teacher', 'editor'])
        expect(
          await server.refused(call, { ...sent, headers: people[actor]?.headers ?? {} }),
        ).toMatchObject({ status: 404, code: 'not-found' })
      expect((await server.refused(call, sent)).status).toBe(401)
      expect(await wholeState(server.pool)).toEqual(before)
    },
  )

  test('are added switched off, once, and let nobody in until they are on', async () => {
    const made = await server.ask(lti.addPlatform, { body, headers: headers() })
    expect(made).toMatchObject({ isOn: false, origins: ['https://moodle.example'], waiting: [] })
    expect((await server.refused(lti.addPlatform, { body, headers: headers() })).code).toBe(
      'platform-known',
    )
    await server.ask(lti.addPlatform, { body: { ...body, clientId: 'abd' }, headers: headers() })
    const params = { id: made.id }
    const change = (said: object) =>
      server.ask(lti.changePlatform, { params, body: said, headers: headers() })
    expect(await change({ isOn: true })).toMatchObject({ isOn: true })
    expect(await change({ allowOrigin: 'https://lms.example/course' })).toMatchObject({
      origins: ['https://moodle.example', 'https://lms.example'],
    })
    expect(await change({ isOn: false })).toMatchObject({ isOn: false })
    await server.pool.query(`insert into lti_deployments values ($1, '7', 'waiting', now())`, [
      made.id,
    ])
    const { platforms, ours } = await server.ask(lti.listPlatforms, { headers: headers() })
    expect(platforms).toHaveLength(2)
    expect(platforms.find(({ id }) => id === made.id)?.waiting).toEqual(['7'])
    expect(ours).toEqual({
      toolUrl: 'http://localhost:3000/lti/launch',
      loginUrl: 'http://localhost:3000/lti/login',
      keysUrl: 'http://localhost:3000/lti/keys',
    })
    const letIn = { params, body: { deployment: '7' }, headers: headers() }
    expect((await server.ask(lti.letDeploymentIn, letIn)).waiting).toEqual([])
    await server.ask(lti.deletePlatform, { params, headers: headers() })
    expect((await server.refused(lti.deletePlatform, { params, headers: headers() })).code).toBe(
      'platform-not-found',
    )
    const { rows } = await server.pool.query('select what from school_log order by id')
    expect(rows.map(({ what }) => what)).toEqual([
      'platform-added',
      'platform-added',
      'platform-on',
      'platform-changed',
      'platform-off',
      'deployment-let-in',
      'platform-removed',
    ])
  })

  test.each([
    ['issuer', 'http://moodle.example'],
    ['authUrl', 'javascript:alert(1)'],
    ['tokenUrl', "https://moodle.example'; script-src *"],
    ['keysUrl', 'keys'],
    ['clientId', ''],
  ])('with %s %s are refused', async (field, value) => {
    const refusal = await server.refused(lti.addPlatform, {
      body: { ...body, [field]: value },
      headers: headers(),
    })
    expect(refusal.fields).toHaveProperty(field)
  })
})
