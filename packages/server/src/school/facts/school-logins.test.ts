import { accounts } from '@duologue/contract/accounts'
import { school } from '@duologue/contract/school/school'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { keycloak, startSchools } from '../../testing/openid/schools'
import { signUpActor } from '../../testing/school/people'

describeOnDatabase('the school logins that an admin sees', engine => {
  test('are those of the settings, each with the accounts that it opens and without its secret', async () => {
    const schools = await startSchools(engine)
    onTestFinished(schools.close)
    const { server } = schools
    const { headers } = await signUpActor(server, 'admin')
    for (const name of ['mia', 'ben']) {
      const body = await schools.proof('keycloak', keycloak(name))
      await server.ask(accounts.logIn, { body })
    }
    const { logins } = await server.ask(school.listSchoolLogins, { headers })
    const redirectUri = (id: string) => expect.stringMatching(new RegExp(`/sso/${id}$`))
    expect(logins).toMatchObject([
      {
        id: 'keycloak',
        accounts: 2,
        makesAccounts: true,
        hours: 12,
        redirectUri: redirectUri('keycloak'),
      },
      {
        id: 'entra',
        accounts: 0,
        makesAccounts: false,
        hours: 2,
        redirectUri: redirectUri('entra'),
      },
      { id: 'authentik', accounts: 0, domains: [], roleClaim: null },
    ])
    expect(JSON.stringify(logins)).not.toMatch(/secret/i)
    const cost = await leastCost(() => server.ask(school.listSchoolLogins, { headers }))
    expect(cost.statements).toBe(2)
  })

  test('are none where none is set up', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { headers } = await signUpActor(server, 'admin')
    expect(await server.ask(school.listSchoolLogins, { headers })).toEqual({ logins: [] })
  })
})
