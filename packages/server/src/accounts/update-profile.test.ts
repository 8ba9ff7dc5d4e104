import { accounts } from '@duologue/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { signUpPerson } from '../testing/school/people'

describeOnDatabase('a profile', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('is changed in what may be changed, and trimmed', async () => {
    const { user, headers } = await signUpPerson(server)
    const params = { id: user.id }
    const body = { username: ' Ana.R ', givenName: ' Ana ', familyName: 'Ruiz', type: 'teacher' }
    const changed = await server.ask(accounts.updateProfile, { params, headers, body })
    expect(changed).toEqual({
      ...user,
      username: 'Ana.R',
      displayName: 'Ana.R',
      givenName: 'Ana',
      familyName: 'Ruiz',
      fullName: 'Ana Ruiz',
      type: 'teacher',
    })
    expect(await server.ask(accounts.getMe, { headers })).toEqual(changed)
    const profile = await server.ask(accounts.getProfile, { params: { username: 'ana.r' } })
    expect(profile).toEqual({
      id: user.id,
      username: 'Ana.R',
      displayName: 'Ana.R',
      avatar: null,
    })
  })

  test('takes a language of the site, and none again, in the own data, too', async () => {
    const { user, headers } = await signUpPerson(server)
    const params = { id: user.id }
    expect(user.language).toBeNull()
    for (const language of ['de', null] as const) {
      const changed = await server.ask(accounts.updateProfile, {
        params,
        headers,
        body: { language },
      })
      expect(changed).toEqual({ ...user, language })
      expect(await server.ask(accounts.exportUser, { params, headers })).toMatchObject({
        user: { language },
      })
    }
  })

  test('takes the language that somebody learns; nothing of it is known before they were asked', async () => {
    const { user, headers } = await signUpPerson(server)
    const params = { id: user.id }
    expect(user.learns).toBeNull()
    for (const learns of ['es', 'zu', 'all'] as const) {
      const changed = await server.ask(accounts.updateProfile, {
        params,
        headers,
        body: { learns },
      })
      expect(changed).toEqual({ ...user, learns })
      expect(await server.ask(accounts.getMe, { headers })).toEqual({ ...user, learns })
      expect(await server.ask(accounts.exportUser, { params, headers })).toMatchObject({
        user: { learns },
      })
    }
  })

  test.each([
    [{ learns: null }, 'learns'],
    [{ learns: 'spanish' }, 'learns'],
    [{ username: 'a b' }, 'username'],
    [{ username: 'ab' }, 'username'],
    [{ givenName: '' }, 'givenName'],
    [{ familyName: 'x'.repeat(31) }, 'familyName'],
    [{ type: 'admin' }, 'type'],
    [{ language: 'it' }, 'language'],
  ])('%j is refused and named', async (body, field) => {
    const { user, headers } = await signUpPerson(server)
    const params = { id: user.id }
    const refusal = await server.refused(accounts.updateProfile, { params, headers, body })
    expect(refusal.status).toBe(400)
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
    expect(await server.ask(accounts.getMe, { headers })).toEqual(user)
  })

  test('of fifty who want one name, however it is written, one gets it', async () => {
    const people = []
    for (let at = 0; at < 50; at += 1) people.push(await signUpPerson(server))
    const statuses = await Promise.all(
      people.map(async ({ user, headers }, at) => {
        const answer = await fetch(`${server.address}/api/users/${user.id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ username: at % 2 ? 'The.One' : 'the.one' }),
        })
        return answer.status
      }),
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(49)
  })

  test('is found by the beginning of its name, never by its e-mail or real name', async () => {
    const { user, headers } = await signUpPerson(server, { email: 'zzz.mail@school.example' })
    const params = { id: user.id }
    const body = { username: 'Find_Me', givenName: 'Rosalinde' }
    await server.ask(accounts.updateProfile, { params, headers, body })
    const find = (start: string) =>
      server.ask(accounts.findUsers, { query: `username=${start}`, headers })
    expect(await find('FIND')).toEqual({
      users: [{ id: user.id, username: 'Find_Me', displayName: 'Find_Me', avatar: null }],
      total: 1,
    })
    for (const start of ['ind', 'zzz.mail', 'rosalinde', 'find%25', 'fin__me', '%25%25%25'])
      if (start.length >= 3 && start !== 'ind') expect((await find(start)).total).toBe(0)
    expect(
      (await server.refused(accounts.findUsers, { query: 'username=fi', headers })).status,
    ).toBe(400)
    expect((await server.refused(accounts.findUsers, { headers })).status).toBe(400)
  })

  test('that is nobody’s is not found', async () => {
    const refusal = await server.refused(accounts.getProfile, { params: { username: 'no.one' } })
    expect(refusal).toEqual({ status: 404, code: 'user-not-found', message: 'User not found' })
  })
})
