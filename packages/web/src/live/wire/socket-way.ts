import type { FrameDown, FrameUp } from '@duologue/contract/shapes/hall-frames'
import { roundTrips } from './round-trips'
import type { Hello, SentAct, Socket, View } from './wire-ports'

/** How long a socket may take until its first view: some proxies take it and let it hang. */
const openingMs = 5000
const pingEvery = 10_000
/** A socket that has said nothing for so long is dead; asked whether it is, it has so long to answer. */
const silentMs = 25_000
const answerMs = 3000

/** How a socket ended: with a bye (come again after so many milliseconds, or never), or without a word. */
export interface SocketEnd {
  bye: { code: string; again: number | null } | null
  /** Whether it ever worked. */
  hadView: boolean
}

export interface SocketTold {
  /** @param roundTrip how long a frame takes there and back, in milliseconds. */
  onView: (seq: number, view: View, roundTrip: number, isFirst: boolean) => void
  onAck: (n: number, code: string | null) => void
  onEnd: (end: SocketEnd) => void
}

/** One socket to a hall, from its opening to its end, which is told once. */
export class SocketWay {
  readonly #told: SocketTold
  readonly #trips = roundTrips()
  #socket: Socket | undefined
  #heardAt = performance.now()
  #hadView = false
  #isOver = false
  #timer: ReturnType<typeof setInterval> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined

  constructor(open: () => Socket, hello: () => Hello, told: SocketTold) {
    this.#told = told
    this.#deadline = setTimeout(() => this.#end(null), openingMs)
    try {
      this.#socket = open()
    } catch {
      // A policy or an odd address: as if the network had refused it, once whoever opens it knows this way.
      clearTimeout(this.#deadline)
      this.#deadline = setTimeout(() => this.#end(null), 0)
      return
    }
    this.#socket.addEventListener('open', () => this.#begin(hello()))
    this.#socket.addEventListener('message', ({ data }) => this.#take(String(data)))
    this.#socket.addEventListener('close', () => this.#end(null))
  }

  /** Whether acts may be sent on it. */
  get works() {
    return this.#hadView && !this.#isOver
  }

  send(acts: readonly SentAct[]): void {
    for (const act of acts) this.#send({ type: 'act', ...act })
  }

  /** Asks whether it is still there: a device that has slept is not told that its socket has gone. */
  check(): void {
    if (!this.works) return
    const askedAt = performance.now()
    this.#ping()
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => {
      if (this.#heardAt < askedAt) this.#end(null)
    }, answerMs)
  }

  /** Lets go of it; its end is not told. */
  close(): void {
    this.#stop()
  }

  #begin(hello: Hello) {
    if (this.#isOver) return
    this.#send(hello)
    this.#ping()
    this.#timer = setInterval(() => {
      if (performance.now() - this.#heardAt > silentMs) this.#end(null)
      else this.#ping()
    }, pingEvery)
  }

  #ping() {
    this.#send({ type: 'ping', t: performance.now() })
  }

  #send(frame: FrameUp) {
    if (!this.#isOver) this.#socket?.send(JSON.stringify(frame))
  }

  #take(text: string) {
    if (this.#isOver) return
    this.#heardAt = performance.now()
    const frame = JSON.parse(text) as FrameDown
    if (frame.type === 'pong') this.#trips.took(this.#heardAt - frame.t)
    else if (frame.type === 'ack') this.#told.onAck(frame.n, frame.code)
    else if (frame.type === 'bye') this.#end({ code: frame.code, again: frame.again })
    else {
      const isFirst = !this.#hadView
      this.#hadView = true
      if (isFirst) clearTimeout(this.#deadline)
      this.#told.onView(frame.seq, frame.view, this.#trips.median(), isFirst)
    }
  }

  #stop() {
    this.#isOver = true
    clearTimeout(this.#deadline)
    clearInterval(this.#timer)
    this.#socket?.close()
  }

  #end(bye: SocketEnd['bye']) {
    if (this.#isOver) return
    this.#stop()
    this.#told.onEnd({ bye, hadView: this.#hadView })
  }
}
