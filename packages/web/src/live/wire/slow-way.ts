import type { CallAnswer, CallInput } from '@duologue/contract/endpoint'
import type { Exchange } from './wire-ports'

type Asked = CallInput<Exchange>['body']
type Answered = CallAnswer<Exchange>

export interface SlowTold {
  /** What is asked next. */
  ask: () => Asked
  /** @param roundTrip how long it took, in milliseconds. */
  onAnswer: (answer: Answered, roundTrip: number) => void
  onFailure: (error: unknown) => void
}

/** A hall without a socket: one call after the other, each after what the last one said, or at once when there is something to send. */
export class SlowWay {
  readonly #exchange: (body: Asked) => Promise<Answered>
  readonly #told: SlowTold
  #timer: ReturnType<typeof setTimeout> | undefined
  #isFlying = false
  #isHurried = false
  #isOver = false

  constructor(exchange: (body: Asked) => Promise<Answered>, told: SlowTold) {
    this.#exchange = exchange
    this.#told = told
    this.ask()
  }

  /** Asks now, or as soon as the answer under way is here. */
  ask(): void {
    clearTimeout(this.#timer)
    if (this.#isFlying) this.#isHurried = true
    else void this.#once()
  }

  close(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  async #once() {
    this.#isFlying = true
    this.#isHurried = false
    const askedAt = performance.now()
    try {
      const answer = await this.#exchange(this.#told.ask())
      if (this.#isOver) return
      this.#told.onAnswer(answer, performance.now() - askedAt)
      this.#isFlying = false
      if (this.#isOver) return
      this.#timer = setTimeout(() => void this.#once(), this.#isHurried ? 0 : answer.again)
    } catch (error) {
      if (this.#isOver) return
      this.#isOver = true
      this.#told.onFailure(error)
    }
  }
}
