import type { live } from '@duologue/contract/live'
import { idOfReader } from '../../accounts/index'
import { allowancesOf } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { LiveRoom } from '../live-room'
import { invitationOf } from './get-invitation'
import { mayPartner } from './may-partner'
import { changePair, lockPair } from './pair-store'
import { pairViews } from './pair-view'

/** Accepts an invitation; whoever has accepted it is answered the same again (live.md#invitations). */
export function acceptInvitation(room: LiveRoom): Handler<typeof live.acceptInvitation> {
  const { database, clock, random } = room
  return async ({ params: { code } }, { reader, address }) => {
    const user = idOfReader(reader)
    const { id } = await invitationOf(room, code, address)
    const row = await inTransaction(database, random, async transaction => {
      const found = await lockPair(transaction, id)
      if (!found || found.challenger === null || found.endedAt !== null)
        throw new Refused('pair-not-found')
      const { challenger, partner, settings, seats, visits } = found
      if (challenger === user || partner === user) return found
      if (partner !== null) throw new Refused('pair-full')
      const partners = await mayPartner(transaction, challenger, reader)
      if (!partners) throw new Refused('not-your-partner')
      if (settings.mode === 'speaking') await room.requireMaySpeak(database, reader)
      const now = clock.now()
      return changePair(transaction, id, {
        partner: user,
        class: partners.class,
        seats: { ...seats, 2: await allowancesOf(transaction, user) },
        waitsFor: visits > 0 ? user : challenger,
        waitsSince: now,
        acceptedAt: now,
      })
    })
    const [answer] = await pairViews(database, row ? [row] : [], user)
    if (!answer) throw new Refused('pair-not-found')
    return answer
  }
}
