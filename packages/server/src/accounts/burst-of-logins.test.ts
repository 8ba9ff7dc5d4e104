import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { signUpPerson } from '../testing/school/people'

describeEachEngine('a burst of wrong logins at one account', engine => {
  test('holds no connection while it waits: others read on', async () => {
    const server = await startTestServer(engine, { callsPerMinute: { logins: 10_000 } })
    onTestFinished(server.close)
    const { email } = await signUpPerson(server)
    const body = { email, password: 'not the one' }
    await server.refused(accounts.logIn, { body })

    // Somebody is in the middle of counting a try at the account.
    const client = await server.pool.connect()
    await client.query('begin')
    await client.query('select from failed_logins for update')
    const connections = server.pool.options.max
    const burst = Array.from({ length: connections + 10 }, () =>
      server.refused(accounts.logIn, { body }),
    )
    await expect.poll(() => server.pool.totalCount - server.pool.idleCount).toBeGreaterThan(1)
    // All of them have been taken in when one that came later is answered.
    await fetch(`${server.address}/healthz`)
    for (let call = 0; call < 5; call += 1) await server.ask(conversations.searchConversations)
    expect(server.pool.waitingCount).toBe(0)

    await client.query('rollback')
    client.release()
    const codes = (await Promise.all(burst)).map(({ code }) => code)
    expect(codes.filter(code => code === 'wrong-login')).toHaveLength(9)
    expect(codes.filter(code => code === 'too-many-logins')).toHaveLength(connections + 1)
  })
})
