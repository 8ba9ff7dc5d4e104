import type { live } from '@duologue/contract/live'
import type { Reader } from '@duologue/domain/accounts/reader'
import { readPairCode } from '@duologue/domain/live/visits/pair-code'
import { namedAuthors, publicAuthors } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { LiveRoom } from '../live-room'
import { mayPartner } from './may-partner'
import type { ListedPair } from './pair-store'
import { pairOfCode } from './pair-store'
import { pairView, seatIn } from './pair-view'

/** What a code leads to; one that leads nowhere is counted, so that nobody finds one by trying (live.md#invitations). */
export async function invitationOf(
  { database, pairTries }: LiveRoom,
  code: string,
  address: string,
): Promise<ListedPair> {
  pairTries.allow(address)
  const row = await pairOfCode(database, readPairCode(code))
  if (row) return row
  pairTries.countWrong(address)
  throw new Refused('pair-not-found')
}

/** Whoever may not play with them knows by name only whom everybody does. */
async function inviting({ database }: LiveRoom, challenger: string, reader: Reader) {
  const isPartner =
    reader.kind === 'user' &&
    (reader.id === challenger || (await mayPartner(database, challenger, reader)) !== undefined)
  const people = isPartner
    ? await publicAuthors(database, [challenger])
    : await namedAuthors(database, [challenger], null)
  return people.get(challenger) ?? null
}

/** What an invitation leads to, for whoever has it. */
export function getInvitation(room: LiveRoom): Handler<typeof live.getInvitation> {
  return async ({ params: { code } }, { reader, address }) => {
    const row = await invitationOf(room, code, address)
    const seat = reader.kind === 'user' ? seatIn(row, reader.id) : undefined
    const { title, language, form, settings } = pairView(row, '', new Map())
    return {
      title,
      language,
      form,
      settings,
      by: row.challenger === null ? null : await inviting(room, row.challenger, reader),
      pair: seat ? row.id : null,
      isOwn: seat === 1,
      needsLogin: reader.kind === 'visitor',
    }
  }
}
