import { fastestAnswer } from '@duologue/domain/battle/timing'
import { newRound, type Round, type RoundEvent } from '@duologue/domain/pronunciation/game/round'
import type { RoundSetup } from '@duologue/domain/pronunciation/game/round-setup'
import { step } from '@duologue/domain/pronunciation/game/step-round'
import type { BattleClock } from '../../battle/battle-clock'
import { listeners, type Store } from '../../ui/store'

/**
 * A round as it stands, with all that was done in it, for the server to play it again
 * (pronunciation.md#verified-rounds).
 */
export interface RoundRecord {
  readonly setup: RoundSetup
  readonly round: Round
  readonly events: readonly RoundEvent[]
  /** The ticket with which it began, where it has one. */
  readonly ticket?: string | undefined
  /** It was fetched ahead: how the round was played is told with it (plays.md#ahead-tickets). */
  readonly isAhead?: boolean | undefined
}

/** A round whose time passes: the store that the screens read and send their events to. */
export interface RunningRound extends Store<Round> {
  readonly setup: RoundSetup
  /** The round's time in whole milliseconds. */
  elapsed(): number
  record(): RoundRecord
  /** The question can be answered from now on: it is shown, or was heard; after a wrong answer, it is tried again. */
  begin(): void
  /** An answer, whether or not the clock has begun. */
  answer(answer: number | string): void
  next(): void
  /** Lets time pass until the function that it answers is called. */
  run(): () => void
}

/** A round that goes on as time passes on `clock`. It changes only by the rule's own steps. */
export function runRound(
  setup: RoundSetup,
  seed: number,
  clock: BattleClock,
  begun: Pick<RoundRecord, 'ticket' | 'isAhead'> = {},
): RunningRound {
  const beganAt = clock.now()
  const { tell, subscribe } = listeners()
  const events: RoundEvent[] = []
  let round = newRound(setup, seed)
  let isRunning = false
  let stopWaiting = () => {}
  let stopHand = () => {}

  const elapsed = () => Math.max(round.now, Math.floor(clock.now() - beganAt))

  const waitForEnd = () => {
    stopWaiting()
    const { endsAt } = round
    if (!isRunning || endsAt === null) return
    // A timer may fire a little early; what is due at that time is due all the same.
    stopWaiting = clock.wait(Math.max(0, endsAt - elapsed()), () =>
      send({ kind: 'time-up', at: Math.max(endsAt, elapsed()) }),
    )
  }

  const send = (event: RoundEvent) => {
    const next = step(setup, round, event)
    if (next === round) return
    round = next
    events.push(event)
    waitForEnd()
    tell()
  }

  const answer = (given: number | string) => {
    stopHand()
    // What comes before a hand can have done it (pronunciation.md#states-of-a-question) is taken when it can: later
    // presses take its place.
    const early = round.shown + fastestAnswer - elapsed()
    if (early > 0) stopHand = clock.wait(early, () => answer(given))
    else send({ kind: 'answer', at: elapsed(), answer: given })
  }

  return {
    setup,
    now: () => round,
    elapsed,
    record: () => ({ ...begun, setup, round, events: [...events] }),
    subscribe,
    begin: () => send({ kind: 'begin', at: elapsed() }),
    answer,
    next: () => send({ kind: 'next', at: elapsed() }),
    run: () => {
      isRunning = true
      waitForEnd()
      return () => {
        isRunning = false
        stopWaiting()
        stopHand()
      }
    },
  }
}
