import type { accounts } from '@duologue/contract/accounts'
import { isPupil } from '@duologue/domain/accounts/is-pupil'
import type { Handler } from '../http/handlers'
import type { AccountsRoom } from './accounts-room'
import { idOfReader, rowOfReader } from './logins/signed-in'
import { heldOf } from './own-user'
import { ownUserView } from './user-view'

export function getMe(room: AccountsRoom): Handler<typeof accounts.getMe> {
  const { database } = room
  return async (_call, { reader }) => {
    const [row, held] = await Promise.all([
      rowOfReader(database, reader),
      heldOf(room, database, { id: idOfReader(reader), isPupil: isPupil(reader) }),
    ])
    return { ...ownUserView(room, row), ...held }
  }
}
