import { expect, test } from 'vitest'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedConversation } from '../testing/school/seed-conversation'
import { sendCrowd } from '../testing/school/viewing-crowd'

describeOnDatabase('a server that stops', engine => {
  test('does not wait for visitors who would keep their connections', async () => {
    const server = await startTestServer(engine)
    const { id } = await seedConversation(server.pool)
    const crowd = sendCrowd(server.address, id)
    await crowd.seen(100)
    // Without letting them go this takes longer than any test may.
    await server.close()
    const refusals = await crowd.over
    expect(refusals.map(String)).toEqual(refusals.map(() => 'TypeError: fetch failed'))
  })
})
