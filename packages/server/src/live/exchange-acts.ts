import { setTimeout as pause } from 'node:timers/promises'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { live } from '@duologue/contract/live'
import type { HallView } from '@duologue/contract/shapes/hall-views'
import { isWireKnown } from '@duologue/domain/live/wire-limits'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { actIn } from './acting/act-in'
import { viewFor } from './acting/view-for'
import type { LiveRoom } from './live-room'
import type { KeptHall } from './log/kept-hall'
import { whoInHall } from './who-in-hall'

/** How long a call waits for what has to be written down before, in milliseconds. */
const mostWaited = 2000

type Asked = CallArguments<typeof live.exchangeActs>['body']

/** What time alone changes: a hall that is played, for as long as it is. */
const goesOn = (view: HallView | null) => view?.state === 'playing'

/** Nothing is taken and nothing seen anew: the page asks again, or a newer one of the same person has. */
const waiting = (
  { slowCalls }: LiveRoom,
  { hall: { seq } }: KeptHall,
  { page, acts }: Pick<Asked, 'page' | 'acts'>,
) => ({
  acks: acts.map(({ n }) => ({ n, code: 'busy' as const })),
  seq,
  view: null,
  again: slowCalls.again(page, true),
})

/**
 * Acts in a hall and sees it, without a socket (live.md#the-slow-way). Nothing is held open, so it passes whatever cuts
 * sockets; the page asks again when it is told to. One of a wire that is not understood here is told that it is old.
 */
export function exchangeActs(room: LiveRoom): Handler<typeof live.exchangeActs> {
  return async ({ params: { id }, body }, { reader, hallKey }) => {
    if (!isWireKnown(body.wire)) throw new Refused('old-page')
    const kept = await room.halls.current(id)
    if (!kept) throw new Refused('not-found')
    const who = await whoInHall(room, kept, reader, hallKey)
    room.rounds.called(kept)
    // First it is written down that no time has passed; where that takes long pages keep what was pressed.
    const away = room.rounds.heard()
    if (away) await Promise.race([away, pause(mostWaited, undefined, { ref: false })])
    if (room.rounds.standsStill()) return waiting(room, kept, body)
    if (!room.presence.called(kept, who, body.page))
      return { ...waiting(room, kept, body), acks: [{ n: 0, code: 'other-device' }] }
    const acks = await actIn(room, kept, who, body.acts, { kind: 'slow', roundTrips: [] })
    const view = await viewFor(room, kept, who, body.plays ?? null)
    const { seq } = kept.hall
    const again = room.slowCalls.again(body.page, goesOn(view))
    return { acks, seq, view: seq === body.seen && !goesOn(view) ? null : view, again }
  }
}
