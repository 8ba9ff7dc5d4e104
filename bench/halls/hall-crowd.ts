import type { FrameDown } from '@duologue/contract/shapes/hall-frames'
import { reconnectWait } from '@duologue/domain/live/reconnect-wait'
import { playedBattle } from '@duologue/domain/live/sample-own'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import { WebSocket } from 'ws'

/** Somebody in a hall: the screen by a token, a phone by the key of its place. */
export interface Seat {
  hall: string
  token?: string
  key?: string
}

/** What happened to the pages of a crowd. */
interface CrowdCounts {
  /** Milliseconds from the press to its acknowledgement, of all that were stored. */
  acks: number[]
  /** How many answers were acknowledged of each turn of a hall (`hall turn`). */
  answered: Map<string, number>
  /** How often an act was refused, by the code of its refusal; `busy` ones were sent again. */
  refused: Record<string, number>
  views: number
  bytes: number
  /** Those of `bytes` that phones were sent, and how many questions they were asked. */
  phoneBytes: number
  questions: number
  /** Openings that failed. */
  failures: number
}

type MemberView = Extract<Extract<FrameDown, { type: 'view' }>['view'], { form: string }>
type OwnBattle = Extract<MemberView['own'], { kind: 'battle' }>

/** How long a page waits before it sends again what the product was too busy to take, in milliseconds. */
const busyRest = 700

/** A page of a hall over a real socket, which comes back as the product's pages do. */
class Page {
  readonly #address: string
  readonly #seat: Seat
  readonly #name: string
  readonly #counts: CrowdCounts
  readonly #spread: number
  #socket: WebSocket | undefined
  #answered = ''
  /** The game at the own pace that it plays, or has played last. */
  #game = 0
  #failures = 0
  #acts = 0
  readonly #sent = new Map<number, { at: number; act: object }>()
  isHere = false

  constructor(address: string, seat: Seat, name: string, counts: CrowdCounts, spread: number) {
    this.#address = address
    this.#seat = seat
    this.#name = name
    this.#counts = counts
    this.#spread = spread
  }

  open(): void {
    const address = `${this.#address.replace(/^http/, 'ws')}/api/live/halls/${this.#seat.hall}/socket`
    const socket = new WebSocket(address, {
      headers: { origin: this.#address },
      perMessageDeflate: false,
    })
    this.#socket = socket
    const { token, key } = this.#seat
    socket.on('open', () =>
      this.#send({
        type: 'hello',
        wire: wireLimits.version,
        page: this.#name,
        seen: 0,
        token,
        key,
      }),
    )
    socket.on('message', data => this.#take((data as Buffer).toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (socket !== this.#socket) return
      this.#failures = this.isHere ? 1 : this.#failures + 1
      if (!this.isHere) this.#counts.failures += 1
      this.isHere = false
      setTimeout(() => this.open(), reconnectWait(this.#failures, Math.random()))
    })
  }

  /** The network takes the socket away; the page notices and comes back. */
  cut(): void {
    this.#socket?.terminate()
  }

  close(): void {
    const socket = this.#socket
    this.#socket = undefined
    socket?.terminate()
  }

  act(act: object): void {
    this.#acts += 1
    this.#sent.set(this.#acts, { at: performance.now(), act })
    this.#send({ type: 'act', n: this.#acts, act })
  }

  #send(frame: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #take(text: string) {
    this.#counts.bytes += text.length
    if (!this.#seat.token) this.#counts.phoneBytes += text.length
    const frame = JSON.parse(text) as FrameDown
    if (frame.type === 'ack') this.#acked(frame)
    if (frame.type !== 'view') return
    this.#counts.views += 1
    this.isHere = true
    if (!frame.view || !('form' in frame.view)) return
    const { turn, own } = frame.view
    if (own && 'setup' in own && own.kind === 'battle' && own.game !== this.#game) this.#play(own)
    if (!turn || turn.choices.length === 0 || turn.id === this.#answered) return
    this.#answered = turn.id
    this.#counts.questions += 1
    const elapsed = 300 + Math.random() * this.#spread
    setTimeout(() => {
      const choice = Math.floor(Math.random() * turn.choices.length)
      this.act({ type: 'answer', turn: turn.id, choice, elapsed: Math.round(elapsed) })
    }, elapsed)
  }

  /** Plays a battle at the own pace: each of its events when it is so far, the first two thirds of the answers right. */
  #play({ game, setup, seed }: OwnBattle) {
    this.#game = game
    const events = playedBattle(setup, seed, place => place % 3 < 2)
    for (const [index, event] of events.entries())
      setTimeout(() => this.act({ type: 'play', game, index, event }), event.at)
  }

  #acked({ n, code }: Extract<FrameDown, { type: 'ack' }>) {
    const sent = this.#sent.get(n)
    if (code !== null) this.#counts.refused[code] = (this.#counts.refused[code] ?? 0) + 1
    if (code === 'busy' && sent) {
      setTimeout(() => this.#send({ type: 'act', n, act: sent.act }), busyRest)
      return
    }
    this.#sent.delete(n)
    if (code !== null || !sent) return
    this.#counts.acks.push(performance.now() - sent.at)
    if (!('turn' in sent.act)) return
    const { answered } = this.#counts
    const turn = `${this.#seat.hall} ${String(sent.act.turn)}`
    answered.set(turn, (answered.get(turn) ?? 0) + 1)
  }
}

/** Many pages of many halls: the first of each hall is its screen. Phones answer within so many milliseconds of a question. */
export function openCrowd(address: string, seats: readonly Seat[], spread: number) {
  const counts: CrowdCounts = {
    acks: [],
    answered: new Map(),
    refused: {},
    views: 0,
    bytes: 0,
    phoneBytes: 0,
    questions: 0,
    failures: 0,
  }
  const pages = seats.map(
    (seat, place) => new Page(address, seat, `page-of-bench-${place}`, counts, spread),
  )
  return {
    counts,
    open: () => pages.forEach(page => page.open()),
    cut: () => pages.forEach(page => page.cut()),
    close: () => pages.forEach(page => page.close()),
    /** Acts as everybody who has a token: the hosts. */
    host: (act: object) =>
      pages.forEach((page, place) => {
        if (seats[place]?.token) page.act(act)
      }),
    here: () => pages.filter(({ isHere }) => isHere).length,
  }
}
