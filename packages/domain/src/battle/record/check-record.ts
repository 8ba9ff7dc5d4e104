import { type BattleEvent, newBattle } from '../battle'
import type { BattleSetup, PlayerNumber } from '../battle-setup'
import { randomFromSeed } from '../random'
import { type LineResult, noteLines } from '../scoring/line-results'
import type { FinalScore } from '../scoring/score'
import { noteAnswers } from '../turn/note-answers'
import { isByHand } from './by-hand'

/** What the record of a battle is worth. */
export type RecordVerdict =
  | {
      readonly kind: 'told'
      readonly isWinner: boolean
      readonly score: FinalScore
      /** From the start to the end of the game, in milliseconds. */
      readonly duration: number
      /** The player's first answer to each line. */
      readonly lines: readonly LineResult[]
    }
  | { readonly kind: 'contradiction' }
  | { readonly kind: 'machine' }
  | { readonly kind: 'unfinished' }

const contradiction = { kind: 'contradiction' } as const

/**
 * Plays a battle again from its record and judges the record (plays.md#replay). It contradicts itself when time runs
 * backwards or past `longest`, and when an event is told that the battle would not have taken: an answer faster than a
 * hand or a tongue, out of turn or not offered, a power that was not chosen. It is a machine's when no hand can have
 * answered so from beginning to end. A record whose game is not over is unfinished. One that is believed also tells how
 * each line went (decision 082).
 *
 * @param longest how long the battle can have lasted, in milliseconds.
 * @param of for which player it is judged: their hand, their score, their lines.
 */
export function checkRecord(
  setup: BattleSetup,
  seed: number,
  events: readonly BattleEvent[],
  longest: number,
  of: PlayerNumber = 1,
): RecordVerdict {
  const random = randomFromSeed(seed)
  let battle = newBattle(setup)
  const { answers, note } = noteAnswers(of)
  const { tell, wait, results } = noteLines(random, of)
  let last = 0
  for (const event of events) {
    if (!Number.isSafeInteger(event.at) || event.at < last || event.at > longest) {
      return contradiction
    }
    last = event.at
    const before = wait(battle, event.at)
    battle = event.type === 'time' ? before : tell(before, event)
    if (event.type === 'time') continue
    if (battle === before) return contradiction
    note(before, event, battle)
  }
  const { phase } = battle
  if (phase.name !== 'gameEnd') return { kind: 'unfinished' }
  if (!isByHand(answers)) return { kind: 'machine' }
  const { result, since } = phase
  const start = events.find(event => event.type === 'start')?.at ?? 0
  return {
    kind: 'told',
    isWinner: result.winner === of,
    score: result.scores[of],
    duration: since - start,
    lines: results(),
  }
}
