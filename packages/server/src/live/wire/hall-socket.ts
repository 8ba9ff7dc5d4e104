import type { FrameDown } from '@duologue/contract/shapes/hall-frames'
import { isWireKnown, keepsOwnGame, wireLimits } from '@duologue/domain/live/wire-limits'
import type { WebSocket } from '@fastify/websocket'
import { isDatabaseAway } from '../../database/database-away'
import { Refused } from '../../http/refused'
import { allowance } from './allowance'
import type { Act, AskedHalls, Hello, Known, View } from './asked-halls'
import { closeSocket, isDone, readFrame } from './frames'
import { viewText } from './view-text'

const rememberedTrips = 5

/** One socket of somebody in a hall, from its opening to its end (live.md#wire). */
export class HallSocket {
  readonly hall: string
  readonly #socket: WebSocket
  readonly #halls: AskedHalls<HallSocket>
  readonly #mayAct = allowance(wireLimits.actsAtOnce, wireLimits.actsASecond)
  readonly #mayPing = allowance(wireLimits.actsAtOnce, 1)
  readonly #trips: number[] = []
  #hello: Hello | undefined
  #known: Known | undefined
  #acts: Act[] = []
  #acting: Promise<void> | undefined
  #deadline: NodeJS.Timeout | undefined
  #pingedAt = 0
  #heardAt = performance.now()
  #checkedAt = performance.now()
  /** The game at the own pace that the page has been told; null for none, and of a page that does not keep it. */
  #plays: number | null = null
  #view: 'seen' | 'wanted' | 'under way' = 'seen'
  #viewedAt = -Infinity
  /** When the wanted view goes out; while one is under way, when the next one does. */
  #viewDue = Infinity
  #viewTimer: NodeJS.Timeout | undefined
  #isOver = false
  /** Settles when it has ended. */
  readonly closed: Promise<void>

  constructor(hall: string, socket: WebSocket, halls: AskedHalls<HallSocket>) {
    this.hall = hall
    this.#socket = socket
    this.#halls = halls
    this.#deadline = setTimeout(() => this.end('no-hello', null), wireLimits.hello)
    this.#deadline.unref()
    socket.on('message', (data: { toString(): string }, isBinary: boolean) =>
      this.#take(data, isBinary),
    )
    socket.on('pong', () => this.#tookTrip())
    this.closed = new Promise(resolve =>
      socket.on('close', () => {
        this.#ended()
        resolve()
      }),
    )
  }

  get known() {
    return this.#known
  }

  get page() {
    return this.#hello?.page
  }

  get roundTrips(): readonly number[] {
    return this.#trips
  }

  /** Ends it with a word: come again after so many milliseconds, or not at all. */
  end(code: string, again: number | null): void {
    if (this.#isOver) return
    this.#send({ type: 'bye', code, again })
    this.#isOver = true
    closeSocket(this.#socket, again === null ? 'policy' : 'again')
  }

  /** Makes room for a newer one of the same page, which knows by itself. */
  giveWay(): void {
    this.#isOver = true
    closeSocket(this.#socket, 'going')
  }

  /** Nothing can be done for a moment: said of no act, which no page waits for (live.md#frames). */
  askForMoment(): void {
    this.#send({ type: 'ack', n: 0, code: 'busy' })
  }

  /**
   * What its reader sees has changed: the newest view goes out as soon as it may.
   *
   * @param every how long after the one before, in milliseconds.
   */
  wantView(every: number = wireLimits.viewEvery): void {
    const due = this.#viewedAt + every
    if (!this.#known || due >= this.#viewDue) return
    this.#viewDue = due
    if (this.#view === 'under way') return
    this.#view = 'wanted'
    clearTimeout(this.#viewTimer)
    const wait = due - performance.now()
    if (wait > 0) this.#viewTimer = setTimeout(this.#sendInTurn, wait)
    else this.#sendInTurn()
  }

  /** Now and then: asks whether it is there, cuts it when it says nothing, and looks again at who it is. */
  look(now: number): void {
    if (this.#isOver) return
    if (now - this.#heardAt > wireLimits.silence || this.#socket.bufferedAmount > wireLimits.cut)
      return this.#cut()
    if (now - this.#pingedAt > wireLimits.ping) {
      this.#pingedAt = now
      this.#socket.ping()
    }
    if (this.#hello?.token && now - this.#checkedAt > wireLimits.checkAgain) void this.check()
    return undefined
  }

  /** Looks again at who it is: a login may be over, a place given to somebody else. */
  async check(): Promise<boolean> {
    this.#checkedAt = performance.now()
    if (!this.#hello) return false
    try {
      const known = await this.#halls.know(this.hall, this.#hello)
      if (this.#known) this.#known.who = known.who
      return true
    } catch (error) {
      if (error instanceof Refused) this.end(error.refusal, null)
      return false
    }
  }

  /** Settles when all that it has sent is answered. */
  async settled(): Promise<void> {
    while (this.#acting) await this.#acting
  }

  #cut() {
    this.#isOver = true
    this.#halls.counted('cuts', 1)
    this.#socket.terminate()
  }

  #ended() {
    this.#isOver = true
    clearTimeout(this.#deadline)
    clearTimeout(this.#viewTimer)
    this.#halls.ended(this)
  }

  #tookTrip() {
    const now = performance.now()
    this.#heardAt = now
    this.#trips.push(now - this.#pingedAt)
    if (this.#trips.length > rememberedTrips) this.#trips.shift()
  }

  #send(frame: FrameDown) {
    if (this.#isOver || this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(frame.type === 'view' ? viewText(frame) : JSON.stringify(frame))
  }

  #take(data: { toString(): string }, isBinary: boolean) {
    if (this.#isOver) return
    this.#heardAt = performance.now()
    const frame = isBinary ? undefined : readFrame(String(data))
    if (!frame) return this.end('invalid-input', null)
    if (frame.type === 'ping') {
      if (!this.#mayPing()) return this.end('too-many-requests', null)
      return this.#send({ type: 'pong', t: frame.t })
    }
    if (frame.type === 'hello') return void this.#begin(frame)
    if (!this.#hello) return this.end('no-hello', null)
    if (!this.#mayAct()) return this.end('too-many-requests', null)
    this.#acts.push(frame)
    this.#act()
    return undefined
  }

  async #begin(hello: Hello): Promise<void> {
    if (this.#hello) return this.end('invalid-input', null)
    this.#hello = hello
    clearTimeout(this.#deadline)
    this.#deadline = undefined
    if (!isWireKnown(hello.wire)) return this.end('old-page', null)
    if (keepsOwnGame(hello.wire)) this.#plays = hello.plays ?? null
    this.#pingedAt = performance.now()
    this.#socket.ping()
    try {
      const known = await this.#halls.know(this.hall, hello)
      if (this.#isOver) return undefined
      this.#known = known
      this.#halls.arrived(this)
      this.wantView()
      this.#act()
    } catch (error) {
      this.#fail(error)
    }
    return undefined
  }

  #fail(error: unknown) {
    if (error instanceof Refused && error.refusal !== 'busy') return this.end(error.refusal, null)
    if (!(error instanceof Refused) && !isDatabaseAway(error)) this.#halls.onError(error)
    return this.end('busy', this.#halls.spread())
  }

  /** Does what was sent, in its order. */
  #act() {
    if (this.#acting || !this.#known || this.#acts.length === 0) return
    this.#acting = this.#actAll(this.#known).finally(() => {
      this.#acting = undefined
    })
  }

  async #actAll(known: Known) {
    while (this.#acts.length > 0 && !this.#isOver) {
      const acts = this.#acts
      this.#acts = []
      this.#halls.counted('acts', acts.length)
      // Whoever acts for the whole hall is looked at each time.
      if (known.who.kind !== 'member' && !(await this.check())) return
      const acks = await this.#halls.act(this, known, acts).catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.#halls.onError(error)
        return acts.map(({ n }) => ({ n, code: 'busy' }))
      })
      for (const ack of acks) this.#send({ type: 'ack', ...ack })
      const isStored = acks.every(({ code }) => code === null)
      if (!isStored || !this.#halls.isTold(known, acts, this.#plays)) this.wantView()
      const left = acts.find(({ n, act }) => act.type === 'leave' && isDone(acks, n))
      if (left) this.end('left', null)
    }
  }

  readonly #sendInTurn = () => this.#halls.inTurn(() => void this.#sendView())

  async #sendView(): Promise<void> {
    if (this.#isOver || !this.#known || this.#view !== 'wanted') return
    const isFull = this.#socket.bufferedAmount > wireLimits.skipViews
    if (isFull || this.#halls.standsStill()) {
      // The newest one goes out when there is room again: nobody needs those between.
      this.#viewTimer = setTimeout(this.#sendInTurn, wireLimits.viewEvery)
      return
    }
    this.#view = 'under way'
    this.#viewTimer = undefined
    this.#viewedAt = performance.now()
    this.#viewDue = Infinity
    try {
      const asked = this.#halls.view(this.#known, this.#plays)
      const seen = asked instanceof Promise ? await asked : asked
      if (seen) this.#tell(seen)
      else this.end('hall-over', null)
    } catch (error) {
      this.#fail(error)
    }
    this.#view = 'seen'
    const every = this.#viewDue - this.#viewedAt
    this.#viewDue = Infinity
    if (every < Infinity) this.wantView(every)
  }

  #tell(seen: { seq: number; view: View }) {
    this.#send({ type: 'view', ...seen })
    const isKept = this.#hello !== undefined && keepsOwnGame(this.#hello.wire)
    if (isKept && 'own' in seen.view) this.#plays = seen.view.own?.game ?? null
  }
}
