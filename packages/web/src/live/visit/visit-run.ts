import type { VisitProgress, VisitView } from '@duologue/contract/live/pair-shapes'
import { type Store, store } from '../../ui/store'
import type { Telling } from './answer-visit'

type Asked = NonNullable<VisitProgress['asked']>
type Told = VisitProgress['told'][number]
type Turn = VisitView['turns'][number]
type Answer = Pick<Telling['answers'][number], 'choice' | 'heard'>

/** What is on the page of a visit: a line of the partner, a question, or how its answer went. */
type VisitScene =
  | { readonly kind: 'line'; readonly turn: Turn }
  | { readonly kind: 'asking'; readonly turn: Turn }
  | {
      readonly kind: 'question'
      readonly turn: Turn
      readonly asked: Asked
      /** When it was there, by `performance.now()`. */
      readonly since: number
      /** The place that was pressed, or that something was said, and is not stored yet. */
      readonly answer: Answer | null
    }
  | {
      readonly kind: 'told'
      readonly turn: Turn
      readonly asked: Asked | null
      readonly told: Told
    }
  | { readonly kind: 'ending' }
  | { readonly kind: 'over' }

/** A visit at one moment. */
interface VisitState {
  readonly scene: VisitScene
  /** Which turn of how many, from 1. */
  readonly line: number
  readonly of: number
  /** Whether the server cannot be reached, and it is tried again. */
  readonly isLost: boolean
}

/** What a visit is played with. */
interface Ports {
  /** Tells the server something; a refusal of its is thrown as what `isRefusal` knows. */
  tell(body: Telling): Promise<VisitProgress>
  isRefusal(error: unknown): boolean
  /** The server has refused: the duel is somewhere else than this page. */
  onRefused(error: unknown): void
  /** Milliseconds of a clock that never goes back. */
  now(): number
  /** Waits so many milliseconds; ends early when `signal` aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** The rest before it is tried again, in milliseconds. */
const retryAfter = 2000

/** A visit that is played on this page (live.md#in-turns): own lines are asked, the partner's are played between. */
export interface VisitRun extends Store<VisitState> {
  /** Plays until the answer that it gives is called. */
  run(): () => void
  /** Chooses or says something; the first one counts. */
  answer(answer: Answer): void
  /** The line, or how it went, was seen to its end. */
  goOn(): void
}

/** Where a visit goes on: at the question that is open, else behind the last one that was answered. */
function firstPlace({ turns, told, asked }: VisitView): number {
  const last = asked?.turn ?? told.at(-1)?.turn
  const place = turns.findIndex(({ turn }) => turn === last)
  return asked || place < 0 ? Math.max(place, 0) : place + 1
}

/** A visit that was begun, as it is played here. */
class Playing implements VisitRun {
  readonly #turns: readonly Turn[]
  readonly #ports: Ports
  readonly #state: ReturnType<typeof store<VisitState>>
  #place: number
  #alive = new AbortController()
  readonly now: () => VisitState
  readonly subscribe: VisitRun['subscribe']

  constructor(visit: VisitView, ports: Ports) {
    this.#turns = visit.turns
    this.#ports = ports
    this.#place = firstPlace(visit)
    const turn = this.#turns[this.#place]
    this.#state = store<VisitState>({
      scene: turn ? { kind: 'asking', turn } : { kind: 'ending' },
      line: this.#line(),
      of: this.#turns.length,
      isLost: false,
    })
    this.now = this.#state.now
    this.subscribe = this.#state.subscribe
  }

  #line(): number {
    return Math.min(this.#place + 1, this.#turns.length)
  }

  #show(scene: VisitScene): void {
    this.#state.set({ ...this.now(), scene, line: this.#line(), isLost: false })
  }

  /** Tells it until it is heard; undefined when the page has gone, or the server refuses. */
  async #tell(body: Telling): Promise<VisitProgress | undefined> {
    const { signal } = this.#alive
    while (!signal.aborted) {
      try {
        return await this.#ports.tell(body)
      } catch (error) {
        if (signal.aborted) return undefined
        if (this.#ports.isRefusal(error)) {
          this.#ports.onRefused(error)
          return undefined
        }
        this.#state.set({ ...this.now(), isLost: true })
        await this.#ports.wait(retryAfter, signal)
      }
    }
    return undefined
  }

  async #ask(turn: Turn): Promise<void> {
    this.#show({ kind: 'asking', turn })
    const progress = await this.#tell({ asks: turn.turn, answers: [] })
    if (!progress) return
    const { asked, told } = progress
    const known = told.find(one => one.turn === turn.turn)
    if (known) this.#show({ kind: 'told', turn, asked: null, told: known })
    else if (asked?.turn === turn.turn)
      this.#show({ kind: 'question', turn, asked, since: this.#ports.now(), answer: null })
  }

  /** Where nothing was asked nothing has ended it yet. */
  async #finish(): Promise<void> {
    this.#show({ kind: 'ending' })
    if (await this.#tell({ answers: [] })) this.#show({ kind: 'over' })
  }

  #play(): void {
    const turn = this.#turns[this.#place]
    if (!turn) void this.#finish()
    else if (turn.line) this.#show({ kind: 'line', turn })
    else void this.#ask(turn)
  }

  async #answer(given: Answer): Promise<void> {
    const { scene } = this.now()
    if (scene.kind !== 'question' || scene.answer) return
    const { asked, turn, since } = scene
    const elapsed = Math.round(asked.waited + this.#ports.now() - since)
    this.#show({ ...scene, answer: given })
    const progress = await this.#tell({ answers: [{ turn: turn.turn, elapsed, ...given }] })
    if (!progress) return
    const told = progress.told.find(one => one.turn === turn.turn)
    this.#show(told ? { kind: 'told', turn, asked, told } : { ...scene, answer: null })
  }

  readonly run = (): (() => void) => {
    const alive = (this.#alive = new AbortController())
    const { kind } = this.now().scene
    if (kind === 'asking' || kind === 'ending') this.#play()
    return () => alive.abort()
  }

  readonly answer = (given: Answer): void => void this.#answer(given)

  readonly goOn = (): void => {
    const { kind } = this.now().scene
    if (kind !== 'line' && kind !== 'told') return
    this.#place += 1
    this.#play()
  }
}

/** Plays a visit that was begun. */
export const runVisit = (visit: VisitView, ports: Ports): VisitRun => new Playing(visit, ports)
