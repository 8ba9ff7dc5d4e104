import type { Battle } from '../battle'

/** A guess at what the computer will do, for fun: it is neither scored nor stored (battle.md#guess). */
export interface Guess {
  /** Which turn it belongs to: differs from turn to turn of a battle. */
  readonly turn: string
  /** Whether the computer was said to get it right. */
  readonly says: boolean
  /** Whether the guess is right. */
  readonly isRight: boolean
}

/** Whether the computer is thinking, so that one may guess. */
export function canGuess({ phase }: Battle): boolean {
  if (phase.name !== 'roundPlay' || phase.turn.player !== 2) return false
  const { moment } = phase.turn
  return moment.state === 'answer' && moment.plan !== null
}

/** The guess of the turn that is being played. */
export function guessNow(guesses: readonly Guess[], { phase, round }: Battle): Guess | undefined {
  if (phase.name !== 'roundPlay') return undefined
  return guesses.find(({ turn }) => turn === `${round}-${phase.turn.lineIndex}`)
}

/** The guesses with one more; one a turn, and only while the computer is thinking. */
export function withGuess(
  guesses: readonly Guess[],
  battle: Battle,
  says: boolean,
): readonly Guess[] {
  const { phase, round } = battle
  if (phase.name !== 'roundPlay' || !canGuess(battle) || guessNow(guesses, battle)) return guesses
  const { moment, lineId, lineIndex } = phase.turn
  const willBeRight = moment.state === 'answer' && moment.plan?.choice === lineId
  return [...guesses, { turn: `${round}-${lineIndex}`, says, isRight: says === willBeRight }]
}
