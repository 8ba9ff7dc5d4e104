import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { site } from '@duologue/contract/site'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'

describeOnDatabase('what the site says of itself', engine => {
  test('does not wait for a provider that never answers, and asks it once', async () => {
    let asked = 0
    const silent = createServer(() => {
      asked += 1
    }).listen(0, '127.0.0.1')
    onTestFinished(() => {
      silent.close()
      silent.closeAllConnections()
    })
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const server = await startTestServer(engine, {
      settings: { GOOGLE_CLIENT_ID: 'x', GOOGLE_ISSUER: `http://127.0.0.1:${port}` },
    })
    onTestFinished(server.close)
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.ask(site.getSite)))
    expect(answers.map(({ google }) => google)).toEqual(Array.from({ length: 20 }, () => null))
    expect(asked).toBe(1)
    // It is still being asked.
    const open = await promisify(silent.getConnections.bind(silent))()
    expect(open).toBe(1)
  })
})
