import type { Reader } from '@duologue/domain/accounts/reader'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { type UserRow, userById } from '../user-store'

/** The id of who is signed in. Throws the refusal `token-missing` for a visitor. */
export function idOfReader(reader: Reader): string {
  if (reader.kind === 'visitor') throw new Refused('token-missing')
  return reader.id
}

/** The row of who is signed in; whoever was deleted a moment ago is no longer. */
export async function rowOfReader(queries: Queries, reader: Reader): Promise<UserRow> {
  const user = await userById(queries, idOfReader(reader))
  if (!user) throw new Refused('login-over')
  return user
}
