import { accounts } from '@duologue/contract/accounts'
import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { keycloak, type Schools, startSchools } from '../../testing/openid/schools'
import { signUpActor } from '../../testing/school/people'

describeOnDatabase('a closed account', engine => {
  let schools: Schools
  beforeAll(async () => {
    schools = await startSchools(engine)
  })
  afterAll(() => schools.close())

  test('is refused at the login of a school, known by it or by its address alone', async () => {
    const { server } = schools
    const admin = await signUpActor(server, 'admin')
    const logIn = async (name: string) => ({
      body: await schools.proof('keycloak', keycloak(name)),
    })
    const { user } = await server.ask(accounts.logIn, await logIn('mia'))
    const about = (id: string, why: string) => ({
      params: { id },
      body: { why } as { why: 'left' },
      headers: admin.headers,
    })
    await server.ask(school.closePerson, about(user.id, 'left'))
    const refused = async (name: string) => {
      const proof = await logIn(name)
      const before = await wholeState(server.pool)
      const { status, code, message } = await server.refused(accounts.logIn, proof)
      expect(await wholeState(server.pool)).toEqual(before)
      return { status, code, message }
    }
    const closed = {
      status: 403,
      code: 'account-closed',
      message: 'This account was closed. Ask your school.',
    }
    expect(await refused('mia')).toEqual(closed)
    // Whoever has their address at the school is not let into it, nor gets another account.
    await server.pool.query('delete from school_logins where user_id = $1', [user.id])
    expect(await refused('mia')).toEqual(closed)
    await server.ask(school.reopenPerson, about(user.id, 'mistake'))
    expect((await server.ask(accounts.logIn, await logIn('mia'))).user.id).toBe(user.id)
  })
})
