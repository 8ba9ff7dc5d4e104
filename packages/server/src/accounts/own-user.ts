import type { OwnUser } from '@duologue/contract/accounts'
import type { Queries } from '../database/connect'
import type { AccountsRoom } from './accounts-room'
import type { UserRow } from './user-store'
import { ownUserView } from './user-view'

type Holders = Pick<AccountsRoom, 'classesOf' | 'playlistNamesOf' | 'currencyOf' | 'maySpeak'>

/** What other rooms hold of a user, as it stands in the user's own view. */
export async function heldOf(
  room: Holders,
  queries: Queries,
  { id, isPupil = false }: { id: string; isPupil?: boolean },
  /** Whether a pupil may use Speaking Mode, where it was asked already. */
  speaks?: boolean,
) {
  const [classes, currency, playlists, maySpeak] = await Promise.all([
    room.classesOf(queries, id),
    room.currencyOf(queries, id),
    // A pupil makes none (pupils.md#what-a-pupil-may).
    isPupil ? [] : room.playlistNamesOf(queries, id),
    isPupil ? (speaks ?? room.maySpeak(queries, id)) : true,
  ])
  return { ...classes, currency, playlists, ...(maySpeak ? {} : { mayNotSpeak: true as const }) }
}

/** What a user sees of themselves, and an admin of them, with what other rooms hold of them (views U3, U4). */
export async function ownUser(
  room: Holders & Pick<AccountsRoom, 'teacherRule'>,
  queries: Queries,
  row: UserRow,
  speaks?: boolean,
): Promise<OwnUser> {
  return { ...ownUserView(room, row), ...(await heldOf(room, queries, row, speaks)) }
}
