import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { signUpActor, signUpPerson } from '../testing/school/people'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'

describeOnDatabase('whoever leaves', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('takes along all that is their own', async () => {
    const { user, headers } = await signUpPerson(server)
    const draft = await seedConversation(server.pool, { author: user.id, isPublished: false })
    await seedLines(server.pool, draft.id, ['Hola', 'Adiós'])
    const told = await server.ask(accounts.exportUser, { params: { id: user.id }, headers })
    expect(told).toMatchObject({ user, conversations: [{ id: draft.id, dialogue: [{}, {}] }] })
    expect(told.sessions).toHaveLength(1)
    expect(told.history.map(({ what }) => what)).toEqual(['signed-up', 'exported'])
    expect(JSON.stringify(told)).not.toMatch(/argon2|hash/i)
  })

  test('leaves published conversations without an author, and nothing of themselves', async () => {
    const email = 'very.own.name@school.example'
    const { user, headers } = await signUpPerson(server, { email })
    const params = { id: user.id }
    const names = { username: 'own.name', givenName: 'Ownname', familyName: 'Ownfamily' }
    await server.ask(accounts.updateProfile, { params, headers, body: names })
    const published = await seedConversation(server.pool, { author: user.id })
    const draft = await seedConversation(server.pool, { author: user.id, isPublished: false })
    await server.ask(accounts.sendResetEmail, { body: { email } })
    await server.ask(accounts.deleteUser, { params, headers, body: {} })

    expect((await server.refused(accounts.getMe, { headers })).status).toBe(401)
    const kept = await server.ask(conversations.getConversation, { params: { id: published.id } })
    expect(kept.author).toBeNull()
    const gone = await server.refused(conversations.getConversation, { params: { id: draft.id } })
    expect(gone.status).toBe(404)
    const profile = await server.refused(accounts.getProfile, { params: { username: 'own.name' } })
    expect(profile.status).toBe(404)
    expect(JSON.stringify(await wholeState(server.pool))).not.toMatch(/own\.?name|ownfamily/i)
    // The address is free again.
    await signUpPerson(server, { email })
  })

  test('is written down, with who did it', async () => {
    const admin = await signUpActor(server, 'admin')
    const { user } = await signUpPerson(server)
    const params = { id: user.id }
    await server.ask(accounts.updateProfile, {
      params,
      headers: admin.headers,
      body: { type: 'student' },
    })
    await server.ask(accounts.deleteUser, { params, headers: admin.headers, body: {} })
    const { rows } = await server.pool.query(
      'select what, actor from account_history where user_id = $1 order by at, id',
      [user.id],
    )
    expect(rows).toEqual([
      { what: 'signed-up', actor: user.id },
      { what: 'profile-changed', actor: admin.user.id },
      { what: 'deleted', actor: admin.user.id },
    ])
  })
})
