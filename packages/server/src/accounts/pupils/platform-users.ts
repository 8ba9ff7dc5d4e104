import type { Queries } from '../../database/connect'
import type { AccountsRoom } from '../accounts-room'
import { identify } from '../logins/identify'
import { makeNewUser } from '../make-new-user'
import { ownUser } from '../own-user'
import { changeUser, type UserRow, userById } from '../user-store'

/** Makes the account of a teacher whom a learning platform sends (lti.md#people): it has no address and no password. */
export async function makeTeacherUser(
  room: AccountsRoom,
  transaction: Queries,
  names: Pick<UserRow, 'givenName' | 'familyName'>,
): Promise<string> {
  const made = await makeNewUser(room, transaction, names)
  if (!made) throw new Error('the account of a teacher was not made')
  await changeUser(transaction, made.id, { type: 'teacher', teacherState: 'approved' })
  return made.id
}

/** Who is logged in with a token, as they see themselves; undefined when it is nobody's or over. */
export async function whoIsIn(room: AccountsRoom, token: string) {
  const { reader } = (await identify(room)(token)) ?? {}
  const user = reader?.kind === 'user' ? await userById(room.database, reader.id) : undefined
  return user && ownUser(room, room.database, user)
}
