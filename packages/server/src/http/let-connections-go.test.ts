import { expect, test } from 'vitest'
import { describeOnDatabase } from '../testing/database-engines'
import { keepConversation } from '../testing/kept-conversation'
import { startTestServer } from '../testing/test-server'
import { sendCrowd } from '../testing/viewing-crowd'

describeOnDatabase('a server that stops', engine => {
  test('does not wait for visitors who would keep their connections', async () => {
    const server = await startTestServer(engine)
    const { id } = await keepConversation(server.pool)
    const crowd = sendCrowd(server.address, id)
    await crowd.seen(100)
    // Without letting them go this takes longer than any test may.
    await server.close()
    const refusals = await crowd.over
    expect(refusals.map(String)).toEqual(refusals.map(() => 'TypeError: fetch failed'))
  })
})
