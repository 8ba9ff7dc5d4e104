import type { live } from '@duologue/contract/live'
import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import { dealNow } from '@duologue/domain/battle/turn/deals'
import { pairLimits } from '@duologue/domain/live/visits/pair-limits'
import { usualSeat } from '@duologue/domain/live/visits/pair-setup'
import { idOfReader, lockAccountType } from '../../accounts/index'
import { allowancesOf } from '../../classes/index'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import type { LiveRoom } from '../live-room'
import { takePairCode } from './pair-code'
import { countOpenPairs, insertPair } from './pair-store'
import { pairView } from './pair-view'

/**
 * Invites to a duel of two (live.md#invitations): what is played is kept as it is now, and whoever invites may play their
 * part at once.
 */
export function openPair(room: LiveRoom): Handler<typeof live.openPair> {
  const { database, clock, random } = room
  return async ({ body }, { reader, key }) => {
    const user = idOfReader(reader)
    const { conversation, form, settings } = body
    if (settings.mode === 'speaking') await room.requireMaySpeak(database, reader)
    const seed = Buffer.from(random.bytes(4)).readUInt32BE()
    const wanted = { kind: 'conversation', name: conversation, seed } as const
    const { thing, title, script } = await room.scriptOf(wanted, reader)
    const seats = { 1: await allowancesOf(database, user), 2: usualSeat }
    const now = clock.now()
    const keyed = { user, key, request: ['openPair', body], now }
    return inTransaction(database, random, transaction =>
      doOnce(transaction, keyed, async (): Promise<PairAnswer> => {
        await lockAccountType(transaction, user)
        if ((await countOpenPairs(transaction, user)) >= pairLimits.open)
          throw new Refused('too-many-pairs')
        const made = await takePairCode(random, code =>
          insertPair(transaction, {
            id: newId(random, clock),
            code,
            form,
            challenger: user,
            partner: null,
            class: null,
            assignment: null,
            conversation: thing.id,
            title,
            language: script.language,
            settings: { ...settings, deal: dealNow },
            seats,
            script,
            seed,
            // Together nobody plays before the other one is there.
            waitsFor: form === 'turns' ? user : null,
            waitsSince: now,
            openedAt: now,
            acceptedAt: null,
          }),
        )
        return pairView(made, user, new Map())
      }),
    )
  }
}
