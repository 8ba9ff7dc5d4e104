import { accounts } from '@duologue/contract/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { signUpPerson } from '../testing/school/people'
import { forgetOld } from './forget-old'

const day = 24 * 60 * 60 * 1000

describeEachEngine('what is over', engine => {
  test('is forgotten: sessions, links and counted tries; what still holds is kept', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { database } = server
    const { email } = await signUpPerson(server)
    await server.refused(accounts.logIn, { body: { email, password: 'wrong' } })
    server.clock.moveTo(new Date(server.clock.now().getTime() + 20 * day).toISOString())
    const { headers } = await signUpPerson(server)
    await forgetOld({ database, clock: server.clock })
    const counts = async () => {
      const { rows } = await server.pool.query(`select
        (select count(*)::int from sessions) as sessions,
        (select count(*)::int from account_links) as links,
        (select count(*)::int from failed_logins) as tries`)
      return rows[0]
    }
    expect(await counts()).toEqual({ sessions: 2, links: 1, tries: 0 })
    server.clock.moveTo(new Date(server.clock.now().getTime() + 11 * day).toISOString())
    await server.ask(accounts.getMe, { headers })
    await forgetOld({ database, clock: server.clock })
    expect(await counts()).toEqual({ sessions: 1, links: 0, tries: 0 })
  })
})
