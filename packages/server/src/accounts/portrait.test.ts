import { accounts } from '@duologue/contract/accounts'
import { media } from '@duologue/contract/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Person, signUpPerson } from '../testing/school/people'
import { asBlob, samplePicture } from '../testing/school/sample-files'

describeOnDatabase('a portrait of one’s own', engine => {
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    person = await signUpPerson(server)
  })
  afterAll(() => server.close())

  const upload = async (by: Person, purpose = 'avatar') =>
    (
      await server.ask(media.uploadFile, {
        query: `purpose=${purpose}`,
        file: asBlob(await samplePicture()),
        headers: by.headers,
      })
    ).url
  const change = (avatar: unknown) => ({
    params: { id: person.user.id },
    headers: person.headers,
    body: { avatar },
  })
  const statusOf = async (url: string) => (await fetch(server.address + url)).status

  test('is shown to everybody; the one before it is gone, and so is the last one', async () => {
    const [first, second] = [await upload(person), await upload(person)]
    expect((await server.ask(accounts.updateProfile, change(first))).avatar).toBe(first)
    expect((await server.ask(accounts.updateProfile, change(second))).avatar).toBe(second)
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    const { username } = person.user
    const profile = await server.ask(accounts.getProfile, { params: { username } })
    expect(profile.avatar).toBe(second)
    expect((await server.ask(accounts.updateProfile, change(null))).avatar).toBeNull()
    expect(await statusOf(second)).toBe(404)
  })

  test('is a portrait that was uploaded by oneself, and nothing else', async () => {
    const other = await signUpPerson(server)
    const addresses = [
      await upload(other),
      await upload(person, 'image'),
      `/media/${'a'.repeat(32)}`,
      'https://elsewhere.example/me.png',
      '/media/../secret',
      'javascript:alert(1)',
      7,
    ]
    const before = await wholeState(server.pool)
    for (const address of addresses)
      expect(await server.refused(accounts.updateProfile, change(address))).toMatchObject({
        status: 400,
        fields: { avatar: 'is not valid' },
      })
    expect(await wholeState(server.pool)).toEqual(before)
  })
})
