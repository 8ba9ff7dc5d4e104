import { reconnectWait } from '@duologue/domain/live/reconnect-wait'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import { type Store, store } from '../../ui/store'
import { ownTold, type SeenView } from './own-told'
import { SlowWay } from './slow-way'
import { type SocketEnd, SocketWay } from './socket-way'
import { unsentActs } from './unsent-acts'
import type { Act, View, WirePorts } from './wire-ports'

/** So many openings that fail one after the other say that something cuts sockets here. */
const failuresBeforeSlow = 2

/** What says that nothing is wrong with the line: the server can do nothing for a moment. */
const momentary: readonly (string | null)[] = ['busy', 'database-away', 'stopping']

/** After so long on the slow way a socket is tried again, then twice as long, at most the second. */
const socketAgain = 15_000
const socketAgainMost = 120_000

/** What a page knows of its hall. */
export interface WireState {
  /** How it is connected: not yet, by a socket, the slow way, or not any more for now. */
  readonly way: 'connecting' | 'socket' | 'slow' | 'lost'
  readonly seq: number
  readonly view: SeenView | null
  /** When the view was made, by `performance.now()`: from there on what it tells as left runs down. */
  readonly since: number
  /** Why nothing comes any more (`other-device`, `old-page`, a refusal); null while something may. */
  readonly over: string | null
  /** The server is there, and asks for a moment: it is too busy, starts anew, or cannot write for now. */
  readonly waits: boolean
}

/** The name of a page that goes on where its person has gone to another one. */
const newerPage = (page: string) => {
  const [name, number = '1'] = page.split('_')
  return `${name}_${Number(number) + 1}`
}

const unknown: WireState = {
  way: 'connecting',
  seq: 0,
  view: null,
  since: 0,
  over: null,
  waits: false,
}

/**
 * The way between a page and its hall (live.md#wire): a socket that comes back by itself, the slow way where sockets are
 * cut, and acts that wait until they are stored.
 */
export class HallWire {
  readonly #ports: WirePorts
  #page: string
  readonly #state = store(unknown)
  readonly #acts = unsentActs()
  readonly #own = ownTold()
  #socket: SocketWay | undefined
  #slow: SlowWay | undefined
  #failures = 0
  #nextSocket = socketAgain
  #waiting: ReturnType<typeof setTimeout> | undefined
  #pumping: ReturnType<typeof setTimeout> | undefined
  #sleeps: (() => void) | undefined

  /** @param page names this page among all that the same person has open. */
  constructor(ports: WirePorts, page: string) {
    this.#ports = ports
    this.#page = page
  }

  get state(): Store<WireState> {
    return this.#state
  }

  /** Connects; also again after it was over (`Play here`). */
  open(): void {
    this.close()
    this.#failures = 0
    this.#nextSocket = socketAgain
    this.#set({ over: null, way: this.#state.now().view ? 'lost' : 'connecting' })
    this.#sleeps = this.#ports.onWoken(() => this.#wake())
    this.#connect()
  }

  /** Lets go; what was not acknowledged waits for the next opening. */
  close(): void {
    this.#sleeps?.()
    clearTimeout(this.#waiting)
    clearTimeout(this.#pumping)
    this.#socket?.close()
    this.#socket = undefined
    this.#slow?.close()
    this.#slow = undefined
    this.#acts.sendAgain()
  }

  /** This page does not play what the hall has: asks for the game of the hall. */
  renew(): void {
    this.#own.forget()
    this.open()
  }

  /** Does something in the hall. Resolves when it is stored: with null, or with the code of its refusal. */
  act(act: Act): Promise<string | null> {
    const { over } = this.#state.now()
    if (over !== null) return Promise.resolve(over)
    const stored = this.#acts.add(act)
    this.#pump()
    return stored
  }

  #set(change: Partial<WireState>) {
    this.#state.set({ ...this.#state.now(), ...change })
  }

  /** The server has said something: whether it asks for a moment. */
  #moment(code: string | null) {
    const waits = momentary.includes(code)
    if (waits !== this.#state.now().waits) this.#set({ waits })
  }

  #connect() {
    clearTimeout(this.#waiting)
    const { seq } = this.#state.now()
    const hello = () =>
      ({
        type: 'hello',
        wire: wireLimits.version,
        ...this.#ports.who(),
        page: this.#page,
        seen: seq,
        ...this.#own.plays(),
      }) as const
    this.#socket = new SocketWay(this.#ports.openSocket, hello, {
      onView: (seq, view, roundTrip, isFirst) => {
        if (isFirst) this.#socketWorks()
        this.#see('socket', seq, view, roundTrip)
        if (isFirst) this.#pump()
      },
      onAck: (n, code) => {
        this.#acts.answered(n, code)
        this.#moment(code)
        this.#pump()
      },
      onEnd: end => this.#socketEnded(end),
    })
  }

  #socketWorks() {
    this.#failures = 0
    this.#nextSocket = socketAgain
    this.#slow?.close()
    this.#slow = undefined
    this.#acts.sendAgain()
  }

  #see(way: WireState['way'], seq: number, view: View | null, roundTrip: number) {
    const isOld = seq < this.#state.now().seq
    const since = performance.now() - roundTrip / 2
    // Also an old one is the first that tells the own game.
    const seen = view && this.#own.see(view)
    this.#set({ way, waits: false, ...(seen && !isOld ? { seq, view: seen, since } : {}) })
    // More was done meanwhile than could be told anew.
    if (this.#own.isLost()) this.renew()
  }

  #socketEnded({ bye, hadView }: SocketEnd) {
    this.#socket = undefined
    if (bye && bye.again === null) return this.#finish(bye.code)
    if (!this.#slow) {
      this.#moment(bye?.code ?? null)
      this.#acts.sendAgain()
    }
    if (bye) return this.#later(bye.again ?? 0)
    this.#failures = hadView ? 1 : this.#failures + 1
    if (this.#failures >= failuresBeforeSlow) return this.#goSlowly()
    return this.#later(reconnectWait(this.#failures, this.#ports.chance()))
  }

  /** Opens the next socket after a while. */
  #later(ms: number) {
    if (!this.#slow && this.#state.now().way !== 'connecting') this.#set({ way: 'lost' })
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => this.#connect(), ms)
  }

  /** Up to where this page has seen its hall; a game comes to its end by itself, without a word more in the log. */
  #seenSlowly(): number {
    const { seq, view } = this.#state.now()
    return view?.state === 'playing' ? -1 : seq
  }

  #goSlowly() {
    this.#slow ??= new SlowWay(this.#ports.exchange, {
      ask: () => ({
        wire: wireLimits.version,
        seen: this.#seenSlowly(),
        page: this.#page,
        ...this.#own.plays(),
        acts: this.#acts.take(wireLimits.actsOfExchange),
      }),
      onAnswer: ({ acks, seq, view }, roundTrip) => {
        // Said of no act: there is a newer page of the same person.
        if (acks[0]?.n === 0) return this.#finish('other-device')
        for (const { n, code } of acks) this.#acts.answered(n, code)
        this.#see('slow', seq, view, roundTrip)
        for (const { code } of acks) this.#moment(code)
        return this.#pump()
      },
      onFailure: error => this.#slowFailed(error),
    })
    this.#later(this.#nextSocket)
    this.#nextSocket = Math.min(socketAgainMost, this.#nextSocket * 2)
  }

  /** Nobody answers at all: it is not sockets that are cut. The next try is a socket again, then a call. */
  #slowFailed(error: unknown) {
    this.#slow = undefined
    const code = this.#ports.codeOf(error)
    if (!this.#ports.mayPass(error)) return this.#finish(code)
    this.#moment(code)
    this.#acts.sendAgain()
    this.#nextSocket = socketAgain
    if (!this.#socket) this.#later(reconnectWait(this.#failures, this.#ports.chance()))
  }

  #finish(code: string): void {
    this.close()
    // Whoever goes on here all the same comes on a page that is newer than the other one.
    if (code === 'other-device') this.#page = newerPage(this.#page)
    // What is played on elsewhere is told as a whole again.
    this.#own.forget()
    // The page that comes goes on where this one stood.
    if (code === 'old-page' && this.#ports.renew()) return this.#set({ waits: true })
    this.#acts.giveUp(code)
    return this.#set({ over: code, way: 'lost', waits: false })
  }

  /** Sends what waits, as fast as the server takes it. */
  #pump() {
    clearTimeout(this.#pumping)
    const wait = this.#acts.wait()
    if (wait === null) return
    if (wait > 0) this.#pumping = setTimeout(() => this.#pump(), wait)
    else if (this.#socket?.works) {
      this.#socket.send(this.#acts.take(wireLimits.actsAtOnce))
      this.#pump()
    } else this.#slow?.ask()
  }

  #wake() {
    if (this.#socket) this.#socket.check()
    else if (!this.#slow) this.#connect()
    this.#slow?.ask()
  }
}
