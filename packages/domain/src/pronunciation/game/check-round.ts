import { newRound, type RoundAnswer, type RoundEvent } from './round'
import { resultOf } from './round-result'
import type { RoundSetup } from './round-setup'
import { step } from './step'

/** What the record of a round is worth. */
export type RoundVerdict =
  | {
      readonly kind: 'ended'
      readonly score: number
      readonly isWinner: boolean
      /** From the first question to the end, in milliseconds. */
      readonly duration: number
      /** The first try at each question, in their order. */
      readonly answers: readonly RoundAnswer[]
    }
  | { readonly kind: 'contradiction' }
  | { readonly kind: 'unfinished' }

/**
 * Plays a round again from its record and judges the record (R4). It contradicts itself when time runs backwards or past
 * `longest`, when an answer is faster than a hand or later than its time, and when an event is told that could not have
 * happened. A record whose round is not over is unfinished.
 *
 * @param longest how long the round can have lasted, in milliseconds.
 */
export function checkRound(
  setup: RoundSetup,
  seed: number,
  events: readonly RoundEvent[],
  longest: number,
): RoundVerdict {
  let round = newRound(setup, seed)
  for (const event of events) {
    const next = step(setup, round, event)
    if (next === round || event.at > longest) return { kind: 'contradiction' }
    round = next
  }
  const [first] = events
  if (round.state !== 'summary' || first === undefined) return { kind: 'unfinished' }
  const { score, isWinner } = resultOf(setup, round)
  const { answers } = round
  return { kind: 'ended', score, isWinner, duration: round.now - first.at, answers }
}
