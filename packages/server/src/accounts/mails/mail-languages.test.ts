import { accounts } from '@duologue/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { german } from '../../testing/apps/german'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'

describeOnDatabase('the language of a mail', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { otherLanguages: german })
  })
  afterAll(() => server.close())

  const signUp = (email: string, headers: Record<string, string>) =>
    server.ask(accounts.signUp, { headers, body: { email, password: 'a good one' } })
  const mailTo = async (email: string) => {
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0)
    return (await mailsTo(email)).at(-1)
  }
  const mailsTo = async (email: string) => (await server.mails()).filter(one => one.includes(email))

  test('is the chosen one, which the account keeps', async () => {
    const email = 'chosen@school.example'
    const cookie = { cookie: 'language=de', 'accept-language': 'en' }
    const { user, authToken } = await signUp(email, cookie)
    expect(user.language).toBe('de')
    expect(await mailTo(email)).toContain('Adresse best')
    const headers = { authorization: `Bearer ${authToken}` }
    await server.ask(accounts.updateProfile, {
      headers,
      params: { id: user.id },
      body: { language: 'en' },
    })
    await server.ask(accounts.sendResetEmail, {
      headers: { 'accept-language': 'de' },
      body: { email },
    })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    expect((await mailsTo(email)).join()).toContain('Choose a new')
  })

  test('is that of the request where none was chosen, and the account keeps none', async () => {
    const email = 'asked@school.example'
    const { user } = await signUp(email, { 'accept-language': 'de' })
    expect(user.language).toBeNull()
    expect(await mailTo(email)).toContain('Adresse best')
    await server.ask(accounts.sendResetEmail, { body: { email } })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    expect((await mailsTo(email)).join()).toContain('Choose a new')
  })
})
