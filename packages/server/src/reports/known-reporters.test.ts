import { conversations } from '@duologue/contract/conversations'
import { reports } from '@duologue/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpConfirmed, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

describeOnDatabase('a report of an account', engine => {
  let server: TestServer
  let author: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    author = await signUpConfirmed(server)
  })
  afterAll(() => server.close())

  /** Whether a published conversation is hidden from visitors when this person has reported it. */
  async function hides({ headers }: Person): Promise<boolean> {
    const { id } = await seedConversation(server.pool, { author: author.user.id })
    const body = { page: `/conversations/${id}`, reason: 'hurtful' as const }
    await server.ask(reports.sendReport, { headers, body })
    const path = conversations.getConversation.path.replace(':id', id)
    return (await fetch(server.address + path)).status === 404
  }

  test('of today hides nothing at once, until its address is confirmed', async () => {
    const fresh = await signUpPerson(server)
    expect(await hides(fresh)).toBe(false)
    await server.pool.query('update users set email_verified_at = created_at where id = $1', [
      fresh.user.id,
    ])
    expect(await hides(fresh)).toBe(true)
  })

  test('that is older than a day hides at once, confirmed or not', async () => {
    const person = await signUpPerson(server)
    await server.pool.query(
      "update users set created_at = created_at - interval '25 hours' where id = $1",
      [person.user.id],
    )
    expect(await hides(person)).toBe(true)
  })
})
