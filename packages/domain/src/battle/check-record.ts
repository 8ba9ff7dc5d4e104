import { scoreSpeech } from '../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from './battle'
import type { BattleSetup } from './battle-setup'
import { randomFromSeed } from './random'
import type { FinalScore } from './score'
import { step } from './step'

/** Nobody reads and chooses faster than this, in milliseconds (R4). */
export const fastestAnswer = 250

/** Nobody speaks faster than this, in milliseconds a character of what was heard (R4). */
export const fastestSpeech = 20

/** What the record of a battle is worth. */
export type RecordVerdict =
  | {
      readonly kind: 'told'
      readonly isWinner: boolean
      readonly score: FinalScore
      /** From the start to the end of the game, in milliseconds. */
      readonly duration: number
    }
  | { readonly kind: 'contradiction' }
  | { readonly kind: 'unfinished' }

const contradiction = { kind: 'contradiction' } as const

/** Whether the answer comes too soon for the turn as it stands at that moment. */
function isTooQuick({ phase }: Battle, event: BattleEvent): boolean {
  if (phase.name !== 'roundPlay') return false
  const elapsed = event.at - phase.turn.moment.since
  if (event.type === 'answer') return elapsed < fastestAnswer
  if (event.type !== 'say') return false
  const longest = Math.max(...event.heard.map(({ transcript }) => transcript.length))
  return elapsed < Math.max(fastestAnswer, longest * fastestSpeech)
}

/**
 * Plays a battle again from its record and judges the record (R4). It contradicts itself when time runs
 * backwards or past `longest`, when an answer is faster than a hand or a tongue, and when an event is told that could
 * not have happened: an answer out of turn or not offered, a power that was not chosen. A record whose
 * game is not over is unfinished.
 *
 * @param longest how long the battle can have lasted, in milliseconds.
 */
export function checkRecord(
  setup: BattleSetup,
  seed: number,
  events: readonly BattleEvent[],
  longest: number,
): RecordVerdict {
  const random = randomFromSeed(seed)
  let battle = newBattle(setup)
  let last = 0
  for (const event of events) {
    if (!Number.isSafeInteger(event.at) || event.at < last || event.at > longest) {
      return contradiction
    }
    last = event.at
    const before = step(battle, { type: 'time', at: event.at }, random)
    battle = event.type === 'time' ? before : step(before, event, random, scoreSpeech)
    const isVoid = event.type !== 'time' && battle === before
    if (isVoid || isTooQuick(before, event)) return contradiction
  }
  const { phase } = battle
  if (phase.name !== 'gameEnd') return { kind: 'unfinished' }
  const { result, since } = phase
  const start = events.find(event => event.type === 'start')?.at ?? 0
  return {
    kind: 'told',
    isWinner: result.winner === 1,
    score: result.scores[1],
    duration: since - start,
  }
}
