import type { OwnUser } from '@duologue/contract/accounts'
import type { Queries } from '../database/connect'
import type { AccountsRoom } from './accounts-room'
import type { UserRow } from './user-store'
import { ownUserView } from './user-view'

/** What a user sees of themselves, and an admin of them, with what other rooms hold of them (views U3, U4). */
export async function ownUser(
  room: Pick<AccountsRoom, 'classesOf' | 'playlistNamesOf' | 'currencyOf'>,
  queries: Queries,
  row: UserRow,
): Promise<OwnUser> {
  return {
    ...ownUserView(row),
    ...(await room.classesOf(queries, row.id)),
    currency: await room.currencyOf(queries, row.id),
    playlists: await room.playlistNamesOf(queries, row.id),
  }
}
