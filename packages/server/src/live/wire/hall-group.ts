import { hallDeadline } from '@duologue/domain/live/at-time'
import type { Hall, HallMember } from '@duologue/domain/live/hall'
import { seatNumbers } from '@duologue/domain/live/pairs/pair-of'
import { placesAtOwnPace } from '@duologue/domain/live/standings'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import type { KeptHall } from '../log/kept-hall'
import type { Who } from '../who-in-hall'
import type { HallSocket } from './hall-socket'
import { isSameStage, stageOf } from './hall-stage'
import { pageOf } from './presence'

const placeOf = (who: Who) => (who.kind === 'member' ? who.number : who.kind)

/** The sockets of one hall in this process. */
export class HallGroup {
  readonly kept: KeptHall
  readonly sockets = new Set<HallSocket>()
  /** Those of them that see the screen. */
  readonly #screens = new Set<HallSocket>()
  /** Those whose page the log knows. */
  readonly #known = new WeakSet<HallSocket>()
  #stage: readonly unknown[] = []
  /** The members as they were told last. A member that did not change is the very same one: a hall is never changed in place. */
  #members: readonly HallMember[] = []
  #membersLooked: readonly HallMember[] | undefined
  #places: ReadonlyMap<number, number> = new Map()
  /** The duels of pairs as they were told last; one that did not change is the very same one. */
  #pairs: NonNullable<Hall['pairs']> = []
  /** When something falls due in it by itself, in milliseconds since it was opened. */
  #dueAt: number | null = null

  constructor(kept: KeptHall) {
    this.kept = kept
  }

  /** Takes a socket in; older ones of the same member, and more than five of a host, make room. */
  add(socket: HallSocket): void {
    const who = socket.known?.who
    if (!who) return
    const before = [...this.sockets].filter(
      ({ known }) => known && placeOf(known.who) === placeOf(who),
    )
    const most = who.kind === 'member' ? 1 : wireLimits.hostSockets
    const twin = before.find(({ page }) => page === socket.page)
    twin?.giveWay()
    const others = before.filter(each => each !== twin)
    for (const each of others.slice(0, Math.max(0, others.length + 1 - most)))
      each.end('other-device', null)
    this.sockets.add(socket)
    if (who.kind !== 'member') this.#screens.add(socket)
  }

  /** Lets go of a socket; whether it was here. */
  remove(socket: HallSocket): boolean {
    this.#screens.delete(socket)
    return this.sockets.delete(socket)
  }

  /** The log knows of the page of a socket. */
  isKnown(socket: HallSocket): void {
    this.#known.add(socket)
    this.endElsewhere()
  }

  /** The same where somebody among the members has changed. */
  endElsewhereIfMoved(): void {
    if (this.kept.hall.members !== this.#membersLooked) this.endElsewhere()
  }

  /** Ends sockets of members who have gone on to a page of another process: they are told so, too (live.md#wire). */
  endElsewhere(): void {
    this.#membersLooked = this.kept.hall.members
    for (const socket of this.sockets) {
      const { known, page } = socket
      if (known?.who.kind !== 'member' || page === undefined) continue
      const { number } = known.who
      // One that has just come is newer than what the log tells.
      const told = pageOf(this.kept, number)
      if (told === page) this.#known.add(socket)
      else if (told !== undefined && this.#known.has(socket)) socket.end('other-device', null)
    }
  }

  /** Somebody has acted, here or elsewhere, or something fell due: who sees it is sent a view. */
  tell(hall: Hall): void {
    const stage = stageOf(hall)
    const changed = isSameStage(stage, this.#stage) ? this.#changedIn(hall) : null
    const moved = this.#movedIn(hall)
    const playing = this.#playingIn(hall)
    this.#stage = stage
    this.#members = hall.members
    this.#dueAt = hallDeadline(hall)
    // Numbers alone can wait a little.
    const isCount = changed?.size === 0
    for (const screen of this.#screens)
      screen.wantView(isCount ? wireLimits.countEvery : wireLimits.viewEvery)
    if (isCount && moved.size === 0 && playing.size === 0) return
    for (const socket of this.sockets) {
      const who = socket.known?.who
      if (who?.kind !== 'member') continue
      if (changed === null || changed.has(who.number) || playing.has(who.number)) socket.wantView()
      else if (moved.has(who.number)) socket.wantView(wireLimits.placeEvery)
    }
  }

  /** Whose view has changed, of members who see nothing else than before. */
  #changedIn({ members }: Hall): ReadonlySet<number> {
    if (members === this.#members) return new Set()
    const before = new Set(this.#members)
    return new Set(members.flatMap(member => (before.has(member) ? [] : member.number)))
  }

  /** In whose pair something was done. */
  #playingIn({ pairs = [] }: Hall): ReadonlySet<number> {
    const before = new Set(this.#pairs)
    this.#pairs = pairs
    return new Set(
      pairs.flatMap(pair =>
        before.has(pair) ? [] : seatNumbers.map(seat => pair.seats[seat].member),
      ),
    )
  }

  /** Whose place at the own pace is another one than it was. */
  #movedIn(hall: Hall): ReadonlySet<number> {
    const before = this.#places
    this.#places = placesAtOwnPace(hall)
    if (this.#places === before) return new Set()
    return new Set(
      [...this.#places].flatMap(([number, place]) => (before.get(number) === place ? [] : number)),
    )
  }

  /** Whether something has fallen due since it was told last. */
  isDue(at: number): boolean {
    return this.#dueAt !== null && at >= this.#dueAt
  }
}
