import { accounts, type OwnUser } from '@duologue/contract/accounts'
import type { Pool } from 'pg'
import type { ContractClient } from '../apps/contract-client'

/** Somebody with an account, and the headers that say so. */
export interface Person {
  user: OwnUser
  email: string
  password: string
  headers: { authorization: string }
}

let count = 0

/** Signs somebody up over HTTP. */
export async function signUpPerson(
  server: ContractClient,
  told: { email?: string; password?: string } = {},
): Promise<Person> {
  count += 1
  const { email = `person${count}@school.example`, password = `password ${count}` } = told
  const { user, authToken } = await server.ask(accounts.signUp, {
    body: { email, password, app: 'Duologue' },
  })
  return { user, email, password, headers: { authorization: authToken } }
}

/** Signs somebody up whose address is known to be theirs. */
export async function signUpConfirmed(server: ContractClient & { pool: Pool }): Promise<Person> {
  const person = await signUpPerson(server)
  await server.pool.query('update users set email_verified_at = created_at where id = $1', [
    person.user.id,
  ])
  return person
}

const columns = {
  other: {},
  owner: {},
  student: { type: 'student' },
  teacher: { type: 'teacher' },
  otherTeacher: { type: 'teacher' },
  editor: { role: 'editor' },
  admin: { role: 'admin' },
} as const

/** The actors of the matrix who have an account (security.md#who-may-call). */
export type Actor = keyof typeof columns

/** Signs up an actor of the matrix; types and roles are what the database says. */
export async function signUpActor(
  server: ContractClient & { pool: Pool },
  actor: Actor,
): Promise<Person> {
  const person = await signUpPerson(server)
  for (const [column, value] of Object.entries(columns[actor]))
    await server.pool.query(`update users set ${column} = $1 where id = $2`, [
      value,
      person.user.id,
    ])
  return person
}
