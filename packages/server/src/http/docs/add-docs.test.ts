import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { contract } from '@duologue/contract/contract'
import createClient from 'openapi-fetch'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { signUpActor } from '../../testing/school/people'

/** A program of somebody else, by the types that were generated for it. */
const integrator = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api'

const client = createClient<paths>({ baseUrl: 'https://duologue.example' })

export async function titles(): Promise<string[]> {
  const { data, error } = await client.GET('/api/conversations', { params: { query: { limit: 3, title: 'a' } } })
  if (error) throw new Error(error.code)
  return data.conversations.map(({ title }) => title)
}

export const nameOf = (user: components['schemas']['User']): string => user.username

export async function logIn(email: string, password: string): Promise<string> {
  const { data, response } = await client.POST('/api/users/login', { body: { email, password } })
  if (!data) throw new Error(String(response.status))
  return nameOf(data.user)
}

// @ts-expect-error there is no such path
void client.GET('/api/nonsense')
`

/** What docs/integrators.md shows, as whoever follows it has it. */
async function scriptOfPage(): Promise<string> {
  const page = await readFile(
    join(import.meta.dirname, '../../../../../docs/integrators.md'),
    'utf8',
  )
  return /```ts\n(\/\/ report\.ts[^]*?)```/.exec(page)?.[1] ?? ''
}

/** Writes a program beside the client that is generated for it; answers where, and what the compiler says of both. */
async function compiled(server: TestServer, program: string) {
  const response = await fetch(`${server.address}/api/docs/openapi.json`)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const types = astToString(await openapiTypescript(await response.text()))
  // Beside this file, from where the modules are found.
  const folder = await mkdtemp(join(import.meta.dirname, 'generated-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'api.d.ts'), types)
  const file = join(folder, 'program.ts')
  await writeFile(file, program)
  const faults = ts.getPreEmitDiagnostics(
    ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ['node'],
    }),
  )
  return { file, faults: faults.map(({ messageText }) => messageText) }
}

describeOnDatabase('the description of the API', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('makes a client that compiles, and meets the server', async () => {
    const { faults } = await compiled(server, integrator)
    expect(faults).toEqual([])

    const client = createClient<Record<string, Record<string, object>>>({
      baseUrl: server.address,
    }) as unknown as Record<'GET' | 'POST', (path: string, sent?: object) => Promise<Told>>
    interface Told {
      data?: Record<string, unknown>
      error?: { code: string }
    }
    const person = { email: 'robin@school.example', password: 'a long and quiet sentence' }
    const signedUp = await client.POST('/api/users', {
      body: person,
    })
    expect(signedUp.error).toBeUndefined()
    const headers = { Authorization: `Bearer ${signedUp.data?.authToken}` }
    expect((await client.GET('/api/users/me', { headers })).data?.email).toBe(person.email)
    expect((await client.GET('/api/users/me')).error?.code).toBe('token-missing')
    expect((await client.GET('/api/conversations')).data?.total).toBe(0)
  }, 60_000)

  test('the script of the page for integrators compiles, and runs with a token that reads', async () => {
    const { file, faults } = await compiled(server, await scriptOfPage())
    expect(faults).toEqual([])
    const { headers } = await signUpActor(server, 'teacher')
    const asked = { headers, body: { name: 'Six a', language: 'spanish' as const } }
    await server.ask(classes.createClass, asked)
    const body = { name: 'Report', scope: 'read' as const, days: 30 as const }
    const { token } = await server.ask(accounts.createApiToken, { headers, body })
    const run = (key: string) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', file], {
        env: { ...process.env, SITE: server.address, TOKEN: key },
      })
    const { stdout } = await run(token)
    expect(stdout).toBe('Six a: 0 students played 0 times\n')
    await expect(run('duo_nonsense')).rejects.toThrow('refused: login-over')
  }, 60_000)

  test('is a page that people can read, without a script, under the policy of all pages', async () => {
    const answer = await fetch(`${server.address}/api/docs`)
    const page = await answer.text()
    expect(page).not.toMatch(/<script|style=|onclick/)
    for (const { path } of Object.values(contract.conversations))
      expect(page).toContain(path.replace(':id', '{id}'))
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter(link => !ids.includes(link ?? ''))).toEqual([])
    const style = await fetch(`${server.address}/api/docs/docs.css`)
    expect(style.headers.get('content-type')).toMatch(/^text\/css/)
  })
})
