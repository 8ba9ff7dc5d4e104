import type { accounts } from '@duologue/contract/accounts'
import type { AccountType } from '@duologue/domain/accounts/account-types'
import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import type { Queries } from '../database/connect'
import { isTaken } from '../database/is-taken'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { note } from './account-history-store'
import type { AccountsRoom } from './accounts-room'
import { idOfReader } from './logins/signed-in'
import { ownUser } from './own-user'
import { changeUser, lockUser, userById } from './user-store'

/**
 * What another account type brings with it; refused where something of the user's speaks against it. It is their own until the
 * transaction ends.
 */
async function becoming(room: AccountsRoom, transaction: Queries, id: string, type: AccountType) {
  const user = await lockUser(transaction, id)
  if (!user || user.type === type) return {}
  await room.beforeTypeChanges(transaction, id, type)
  // Since then the school is asked (accounts.md#approved-teachers).
  return type === 'teacher' ? { teacherSince: room.clock.now() } : {}
}

/** Takes a portrait that is the user's own upload, and deletes the one before (accounts.md#portraits). */
async function changePortrait(
  room: AccountsRoom,
  transaction: Queries,
  id: string,
  avatar: string | null,
) {
  const before = (await lockUser(transaction, id))?.avatar ?? null
  if (avatar === before) return
  if (avatar !== null && !(await room.isOwnPortrait(transaction, id, avatar)))
    throw new Refused('invalid-input', { avatar: 'is not valid' })
  await room.forgetPortrait(transaction, before)
}

/** What a pupil chooses for themselves; their keepers look after the rest (pupils.md#what-a-pupil-may). */
const ownChoices = new Set(['language', 'learns'])

/** Refuses a change of what keepers look after, whoever asks for it. */
async function requireUnkept(transaction: Queries, id: string, fields: readonly string[]) {
  if (fields.every(field => ownChoices.has(field))) return
  if ((await userById(transaction, id))?.isPupil) throw new Refused('pupil-kept')
}

export function updateProfile(room: AccountsRoom): Handler<typeof accounts.updateProfile> {
  return async ({ params, body }, { reader }) => {
    if (!mayChangeUser(reader, params.id)) throw new Refused('not-allowed')
    const change = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    )
    try {
      return await inTransaction(room.database, room.random, async transaction => {
        await requireUnkept(transaction, params.id, Object.keys(change))
        const become =
          body.type === undefined ? {} : await becoming(room, transaction, params.id, body.type)
        if (body.avatar !== undefined)
          await changePortrait(room, transaction, params.id, body.avatar)
        const isNothing = Object.keys(change).length === 0
        const user = isNothing
          ? await userById(transaction, params.id)
          : await changeUser(transaction, params.id, { ...change, ...become })
        if (!user) throw new Refused('user-not-found')
        const event = { user: user.id, actor: idOfReader(reader), what: 'profile-changed' } as const
        if (!isNothing) await note(room, transaction, event)
        return ownUser(room, transaction, user)
      })
    } catch (error) {
      if (isTaken(error)) throw new Refused('username-taken', { username: 'is taken' })
      throw error
    }
  }
}
