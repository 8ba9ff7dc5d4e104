import { wireLimits } from '@duologue/domain/live/wire-limits'
import { isDatabaseAway } from '../../database/database-away'
import type { Gate } from '../log/gate'
import type { KeptHall } from '../log/kept-hall'
import type { KeptHalls } from '../log/kept-halls'

/** How often a process asks what others have written, in milliseconds (decision 119). */
const askEvery = 100
/** A process that has not heard of the database for so long lets no time pass in its halls, in milliseconds. */
const standsAfter = 1000

/** What the rounds are made with. */
interface Means {
  gate: Pick<Gate, 'pass'>
  halls: Pick<KeptHalls, 'ordered' | 'readGaps' | 'timeOf'>
  onError: (error: unknown) => void
}

/** A hall that somebody of this process is with. */
interface Followed {
  /** Its time when the database was last heard of. */
  heardAt: number
  /** Whether anybody has a socket to it. */
  hasSockets: boolean
  /** When somebody last called the slow way, by our own clock. */
  calledAt: number
  stop: () => void
}

/** What is done besides in each round. */
interface Beside {
  before: (now: number) => void
  /** Once each time that nothing can be read. */
  still: () => void
  after: () => Promise<void>
}

/**
 * Asks again and again what others have written, as long as anybody of this process is with a hall, by a socket or the slow
 * way (decision 119). It finds out that the database was away, which is no time of any of these games.
 */
export class HallRounds {
  readonly #means: Means
  readonly #followed = new Map<KeptHall, Followed>()
  readonly #beside: Beside[] = []
  #asking: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #heardAt = performance.now()
  #waiting: (() => void)[] = []
  #isStillTold = false
  #isStopping = false

  constructor(means: Means) {
    this.#means = means
  }

  beside(work: Beside): void {
    this.#beside.push(work)
  }

  /** Somebody has a socket to the hall, until nobody has one any more. */
  follow(kept: KeptHall, hasSockets: boolean): void {
    const followed = hasSockets ? this.#of(kept) : this.#followed.get(kept)
    if (followed) followed.hasSockets = hasSockets
  }

  /** Somebody has called the slow way: they are with the hall for a while. */
  called(kept: KeptHall): void {
    this.#of(kept).calledAt = performance.now()
  }

  /** Nothing can be read for now: no time passes, and nothing is written before that is written down. */
  readonly standsStill = (): boolean =>
    performance.now() - this.#heardAt > standsAfter && this.#followed.size > 0

  /** Settles when something can be written again; undefined where it can now. */
  readonly heard = (): Promise<void> | undefined =>
    this.standsStill() ? new Promise(resolve => this.#waiting.push(resolve)) : undefined

  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#asking)
    await this.#round
  }

  #of(kept: KeptHall): Followed {
    const here = this.#followed.get(kept)
    if (here) return here
    // As long as nobody was here, nobody asked the database.
    if (this.#followed.size === 0) this.#heardAt = performance.now()
    const listener = () => {
      if (kept.isGone) this.#letGo(kept)
    }
    // Whom somebody listens to is not let go from memory.
    kept.listeners.add(listener)
    const followed: Followed = {
      heardAt: this.#means.halls.timeOf(kept),
      hasSockets: false,
      calledAt: -Infinity,
      stop: () => kept.listeners.delete(listener),
    }
    this.#followed.set(kept, followed)
    this.#ask()
    return followed
  }

  #letGo(kept: KeptHall) {
    this.#followed.get(kept)?.stop()
    this.#followed.delete(kept)
  }

  /** Asks again and again, while anybody is here. */
  #ask() {
    if (this.#asking || this.#isStopping || this.#followed.size === 0) return
    this.#asking = setTimeout(() => {
      this.#round = this.#askOnce()
        .catch((error: unknown) => {
          if (!isDatabaseAway(error)) this.#means.onError(error)
        })
        .then(() => {
          this.#asking = undefined
          this.#ask()
        })
    }, askEvery)
  }

  async #askOnce(): Promise<void> {
    const now = performance.now()
    for (const { before } of this.#beside) before(now)
    const stood = this.standsStill()
    if (stood) this.#tellStill()
    const still = setTimeout(() => this.#tellStill(), standsAfter)
    await this.#means.halls.readGaps().finally(() => clearTimeout(still))
    // A database that answers so late was away, too.
    if (stood || performance.now() - now > standsAfter)
      await Promise.all([...this.#followed].map(each => this.#stood(...each)))
    this.#heardAt = performance.now()
    this.#isStillTold = false
    const waiting = this.#waiting
    this.#waiting = []
    for (const goOn of waiting) goOn()
    for (const [kept, followed] of this.#followed) {
      followed.heardAt = this.#means.halls.timeOf(kept)
      const isCalled = this.#heardAt - followed.calledAt <= wireLimits.caller
      if (!followed.hasSockets && !isCalled) this.#letGo(kept)
    }
    for (const { after } of this.#beside) await after()
  }

  #tellStill() {
    if (this.#isStillTold) return
    this.#isStillTold = true
    for (const { still } of this.#beside) still()
  }

  /** The time in which nothing could be written is none of the game (live.md#game-time). */
  async #stood(kept: KeptHall, { heardAt }: Followed): Promise<void> {
    if (kept.hall.state !== 'playing') return
    const act = { type: 'stood', from: heardAt } as const
    const entries = [{ hall: kept.id, member: null, act }]
    const ordered = await this.#means.gate.pass(entries)
    if (ordered) await this.#means.halls.ordered(kept, entries, ordered)
  }
}
