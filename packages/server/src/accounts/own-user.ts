import type { OwnUser } from '@duologue/contract/accounts'
import type { Queries } from '../database/connect'
import type { AccountsRoom } from './accounts-room'
import type { UserRow } from './user-store'
import { ownUserView } from './user-view'

/** What a user sees of himself, with what other rooms hold of him (views U3, U4). */
export async function ownUser(
  { ownLists }: Pick<AccountsRoom, 'ownLists'>,
  queries: Queries,
  row: UserRow,
): Promise<OwnUser> {
  return ownUserView(row, await ownLists(queries, row.id))
}
