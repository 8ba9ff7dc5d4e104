import { type GivenAnswer, isByHand } from '../../battle/record/by-hand'
import { newRound, type RoundAnswer, type RoundEvent } from './round'
import { resultOf } from './round-result'
import type { RoundSetup } from './round-setup'
import { step } from './step-round'

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
  | { readonly kind: 'machine' }
  | { readonly kind: 'unfinished' }

/**
 * Plays a round again from its record and judges the record (pronunciation.md#verified-rounds). It contradicts itself
 * when time runs backwards or past `longest`, when an answer is faster than a hand or later than its time, and when an
 * event is told that could not have happened. It is a machine's when no hand can have answered so from beginning to
 * end. A record whose round is not over is unfinished.
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
  const answered: GivenAnswer[] = []
  let seenSince = 0
  for (const event of events) {
    const next = step(setup, round, event)
    if (next === round || event.at > longest) return { kind: 'contradiction' }
    if (event.kind === 'answer') {
      const isRight = next.given?.isRight ?? false
      answered.push({ isRight, seen: event.at - seenSince, clock: event.at - round.since })
    }
    // A question is there since the one before was left, or since the try before.
    if (event.kind !== 'begin') seenSince = event.at
    round = next
  }
  const [first] = events
  if (round.state !== 'summary' || first === undefined) return { kind: 'unfinished' }
  if (!isByHand(answered)) return { kind: 'machine' }
  const { score, isWinner } = resultOf(setup, round)
  const { answers } = round
  return { kind: 'ended', score, isWinner, duration: round.now - first.at, answers }
}
