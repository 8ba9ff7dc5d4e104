import { randomInt } from 'node:crypto'
import type { HallView } from '@duologue/contract/shapes/hall-views'
import { visitor } from '@duologue/domain/accounts/reader'
import { gameNow } from '@duologue/domain/live/own/play-own'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import type { WebSocket } from '@fastify/websocket'
import type { Identify } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { semaphore } from '../../semaphore'
import { actIn } from '../acting/act-in'
import { viewFor } from '../acting/view-for'
import type { LiveRoom } from '../live-room'
import type { KeptHall } from '../log/kept-hall'
import { whoInHall } from '../who-in-hall'
import { allowance } from './allowance'
import type { AskedHalls } from './asked-halls'
import { HallGroup } from './hall-group'
import { HallSocket } from './hall-socket'
import { inSlices } from './in-slices'
import { lettingOthers } from './let-others'

/** So many who come are looked up at once. */
const lookedUpAtOnce = 3
/** How often sockets are looked at, in milliseconds. */
const lookEvery = 1000

/** All sockets of a process. */
export class HallSockets implements AskedHalls<HallSocket> {
  readonly #room: LiveRoom
  readonly #identify: Identify
  readonly #groups = new Map<string, { group: HallGroup; stop: () => void }>()
  /** Who comes is looked up in turn, however many come at once: calls keep their connections to the database. */
  readonly #inTurn = semaphore({ atOnce: lookedUpAtOnce, waiting: wireLimits.sockets })
  readonly #looking = new Map<string, Promise<KeptHall | undefined>>()
  readonly #all = new Set<HallSocket>()
  readonly #mayOpen = allowance(wireLimits.newSocketsASecond, wireLimits.newSocketsASecond)
  readonly #counts = { acts: 0, cuts: 0 }
  #isStopping = false
  #lookedAt = -Infinity

  constructor(room: LiveRoom, identify: Identify) {
    this.#room = room
    this.#identify = identify
    room.rounds.beside({
      before: now => this.#look(now),
      still: () => this.#tellStill(),
      after: () => this.#tellDue(),
    })
  }

  /** Whether one more may be opened now; else the refusal. */
  requireRoom(): void {
    if (this.#isStopping) throw new Refused('busy')
    if (this.#all.size >= wireLimits.sockets) throw new Refused('live-full')
    if (!this.#mayOpen()) throw new Refused('busy')
  }

  open(hall: string, socket: WebSocket): void {
    this.#all.add(new HallSocket(hall, socket, this))
  }

  /** What is measured of it. */
  figures() {
    return {
      sockets: this.#all.size,
      halls: this.#groups.size,
      waiting: this.#room.gate.waiting(),
      passed: this.#room.gate.passed(),
      slowPages: this.#room.slowCalls.pages(),
      ...this.#counts,
    }
  }

  /** What was done is stored and acknowledged; then everybody is told when to come again, each at another moment. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#room.rounds.stop()
    await this.#room.gate.empty()
    await Promise.all([...this.#all].map(socket => socket.settled()))
    this.#room.presence.stop()
    const closed = [...this.#all].map(socket => socket.closed)
    for (const socket of this.#all) socket.end('stopping', this.spread())
    await Promise.all(closed)
  }

  /** A hall as it was a moment ago; where somebody is connected to it, nobody is asked for it again. */
  find(hall: string): Promise<KeptHall | undefined> {
    const here = this.#groups.get(hall)?.group.kept
    if (here && !here.isGone && !this.standsStill()) return Promise.resolve(here)
    const under =
      this.#looking.get(hall) ??
      this.#inTurn(() => this.#room.halls.current(hall)).finally(() => this.#looking.delete(hall))
    this.#looking.set(hall, under)
    return under
  }

  async know(
    hall: string,
    { token, key }: { token?: string | undefined; key?: string | undefined },
  ) {
    const kept = await this.find(hall)
    if (!kept) throw new Refused('hall-over')
    return this.#inTurn(async () => {
      const known = token ? await this.#identify(token) : undefined
      if (token && !known && !key) throw new Refused('login-over')
      const who = await whoInHall(this.#room, kept, known?.reader ?? visitor, key ?? null)
      return { kept, who }
    })
  }

  arrived(socket: HallSocket): void {
    const { known } = socket
    if (!known || this.#isStopping) return
    const group = this.#groupOf(known.kept)
    group.add(socket)
    this.#room.presence.came(known.kept, known.who, socket.page, () => group.isKnown(socket))
  }

  ended(socket: HallSocket): void {
    this.#all.delete(socket)
    const { known } = socket
    const here = known && this.#groups.get(known.kept.id)
    if (!known || !here?.group.remove(socket)) return
    if (!this.#isStopping) this.#room.presence.went(known.kept, known.who)
    if (here.group.sockets.size > 0) return
    here.stop()
    this.#groups.delete(known.kept.id)
    this.#room.rounds.follow(known.kept, false)
  }

  act: AskedHalls<HallSocket>['act'] = (socket, { kept, who }, acts) => {
    // First it is written down that no time has passed; until then pages keep what was pressed.
    if (this.standsStill()) return Promise.resolve(acts.map(({ n }) => ({ n, code: 'busy' })))
    if (acts.some(({ act }) => act.type === 'leave')) this.#room.presence.leaves(kept, who)
    return actIn(this.#room, kept, who, acts, { kind: 'socket', roundTrips: socket.roundTrips })
  }

  view: AskedHalls['view'] = ({ kept, who }, plays) => {
    const seen = (view: HallView | null) =>
      view === null ? undefined : { seq: kept.hall.seq, view }
    const view = viewFor(this.#room, kept, who, plays)
    return view instanceof Promise ? view.then(seen) : seen(view)
  }

  // That an answer is in is all that there is to see of it before the turn is over; a page sees its own game by itself.
  isTold: AskedHalls['isTold'] = ({ kept: { hall }, who }, acts, plays) => {
    if (who.kind !== 'member') return false
    const { number } = who
    const isIn = hall.battle?.answers.some(({ member }) => member === number) ?? false
    const isKept = plays !== null && gameNow(hall, number) === plays
    return acts.every(({ act: { type } }) => (type === 'answer' ? isIn : type === 'play' && isKept))
  }

  readonly inTurn = inSlices()

  standsStill = () => this.#room.rounds.standsStill()

  spread = () => randomInt(wireLimits.spread)

  counted(what: 'cuts' | 'acts', many: number): void {
    this.#counts[what] += many
  }

  onError(error: unknown): void {
    this.#room.onError(error)
  }

  #look(now: number) {
    if (now - this.#lookedAt < lookEvery) return
    this.#lookedAt = now
    for (const socket of this.#all) socket.look(now)
  }

  #groupOf(kept: KeptHall): HallGroup {
    const here = this.#groups.get(kept.id)
    if (here?.group.kept === kept) return here.group
    here?.stop()
    this.#room.rounds.follow(kept, true)
    const group = new HallGroup(kept)
    const listener = () => {
      if (kept.isGone) for (const socket of group.sockets) socket.end('hall-over', null)
      this.#room.presence.follow(kept)
      group.tell(this.#room.halls.seen(kept))
      group.endElsewhereIfMoved()
    }
    kept.listeners.add(listener)
    group.tell(this.#room.halls.seen(kept))
    this.#groups.set(kept.id, { group, stop: () => kept.listeners.delete(listener) })
    return group
  }

  /** Tells of what has fallen due. */
  async #tellDue(): Promise<void> {
    const rest = lettingOthers()
    for (const { group } of this.#groups.values()) {
      if (!group.isDue(this.#room.halls.timeOf(group.kept))) continue
      // Where a hall has come to its end, this writes it down.
      group.tell(await this.#room.halls.now(group.kept))
      await rest()
    }
  }

  /** No time passes in what is played here: pages are told; the view that follows tells that it goes on. */
  #tellStill() {
    for (const { group } of this.#groups.values())
      if (group.kept.hall.state === 'playing')
        for (const socket of group.sockets) socket.askForMoment()
  }
}
