import { contract } from '@duologue/contract/contract'
import type { Endpoint } from '@duologue/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'

interface Described {
  openapi: string
  components: { schemas: Record<string, { anyOf: { properties: { type: object } }[] }> }
  paths: Record<string, Record<string, { operationId: string; responses: object } | undefined>>
}

describeOnDatabase('the description of the API', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('lists every call of the contract with its answers, and nothing beside', async () => {
    const response = await fetch(`${server.address}/api/docs/openapi.json`)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const { openapi, paths } = (await response.json()) as Described
    expect(openapi).toBe('3.1.0')
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => {
        const statuses = Object.keys(call?.responses ?? {})
        const successes = statuses.filter(status => /^2\d\d$/.test(status))
        return [call?.operationId, method.toUpperCase(), path, successes.join()]
      }),
    )
    const promised = Object.values(contract).flatMap(room =>
      Object.entries<Endpoint>(room).map(([name, { method, path, status, statusExisting }]) => [
        name,
        method,
        path.replace(/:(\w+)/g, '{$1}'),
        [statusExisting, status].filter(one => one !== undefined).join(),
      ]),
    )
    expect(described.toSorted()).toEqual(promised.toSorted())
  })

  test('has the frames of the sockets of games, both ways', async () => {
    const response = await fetch(`${server.address}/api/docs/openapi.json`)
    const { schemas } = ((await response.json()) as Described).components
    const typesOf = (name: string) => schemas[name]?.anyOf.map(({ properties }) => properties.type)
    expect(typesOf('HallFrameUp')).toMatchObject([
      { enum: ['hello'] },
      { enum: ['act'] },
      { enum: ['ping'] },
    ])
    expect(typesOf('HallFrameDown')).toMatchObject([
      { enum: ['view'] },
      { enum: ['ack'] },
      { enum: ['pong'] },
      { enum: ['bye'] },
    ])
  })

  test('is a page for people too', async () => {
    const page = await (await fetch(`${server.address}/api/docs`)).text()
    for (const { path } of Object.values(contract.conversations)) {
      expect(page).toContain(`<code>${path.replace(':id', '{id}')}</code>`)
    }
  })
})
