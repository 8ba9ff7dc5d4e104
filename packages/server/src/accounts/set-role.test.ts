import { accounts } from '@duologue/contract/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { machineClock } from '../outside/clock/clock'
import { machineRandom } from '../outside/random/random'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { signUpPerson } from '../testing/school/people'
import { setRole } from './set-role'

describeOnDatabase('the operator', engine => {
  test('gives and takes a role, which acts at once and is written down', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { database } = server
    const { user, email, headers } = await signUpPerson(server)
    const room = { database, clock: machineClock, random: machineRandom }
    await setRole(room, email.toUpperCase(), 'editor')
    expect((await server.ask(accounts.getMe, { headers })).role).toBe('editor')
    await setRole(room, email, null)
    expect(await server.ask(accounts.getMe, { headers })).toEqual(user)
    expect(await setRole(room, 'nobody@school.example', 'admin')).toBeUndefined()
    const { rows } = await server.pool.query(
      `select actor from account_history where what = 'role-changed' and user_id = $1`,
      [user.id],
    )
    expect(rows).toEqual([{ actor: null }, { actor: null }])
  })
})
