import type { BattleSetup } from '../../battle/battle-setup'
import { scoreLine } from '../../battle/scoring/score-line'
import { extraTimeOf, isRelaxed } from '../../battle/seats'
import { answerTime, fastestAnswer, fastestSpeech } from '../../battle/timing'
import { passMark } from '../../speech/pass-marks'
import { type Alternative, scoreSpeech } from '../../speech/score-speech'
import { givenToWay, judgeElapsed } from '../judge-elapsed'
import type { DealtTurn } from './dealt-turns'
import { pairLimits } from './pair-limits'
import type { VisitAnswer } from './play-turns'

/** An answer as the page tells it: places instead of lines. */
export interface ToldAnswer {
  readonly turn: string
  /** The place of the choice; null where nothing was chosen. */
  readonly choice: number | null
  readonly heard: readonly Alternative[] | null
  /** Milliseconds from the question to the answer. */
  readonly elapsed: number
}

/** Nobody answers sooner (battle.md#too-soon): what was told to be is as if it had been waited for. */
function soonestOf(heard: readonly Alternative[] | null): number {
  const longest = Math.max(0, ...(heard ?? []).map(({ transcript }) => transcript.length))
  return Math.max(fastestAnswer, longest * fastestSpeech)
}

/**
 * An answer as it is kept (live.md#in-turns): how long it took is what the page told, bounded by what was waited since
 * the question was asked for.
 *
 * @param waited milliseconds from when the question was asked for to the arrival of the answer.
 */
export function visitAnswer(
  { id, choices }: DealtTurn,
  mode: BattleSetup['mode'],
  told: ToldAnswer,
  waited: number,
): VisitAnswer {
  const heard = mode === 'speaking' && told.heard?.length ? told.heard : null
  const judged = judgeElapsed({ told: told.elapsed, waited, give: givenToWay([], 'slow') })
  return {
    turn: id,
    choice: mode === 'speaking' || told.choice === null ? null : (choices[told.choice] ?? null),
    heard,
    elapsed: Math.min(Math.max(judged, soonestOf(heard)), pairLimits.longestAnswer),
  }
}

/** How long a turn may be thought about, in milliseconds; null where it has no clock. */
export const clockOfTurn = (setup: BattleSetup, { player }: DealtTurn): number | null =>
  isRelaxed(setup, player)
    ? null
    : Math.round(answerTime[setup.difficulty] * extraTimeOf(setup, player))

/** Whether an answer is right, as the duel will judge it. */
export function isRightAnswer(
  setup: BattleSetup,
  turn: DealtTurn,
  { choice, heard, elapsed }: VisitAnswer,
): boolean {
  const { lines, language, mode, difficulty } = setup
  const { lineId, lineIndex } = turn
  const line = lines[lineIndex]
  const clock = clockOfTurn(setup, turn)
  if (clock !== null && elapsed >= clock) return false
  if (mode !== 'speaking') return choice === lineId
  if (!line || !heard) return false
  return scoreLine(line, heard, language, scoreSpeech).percent >= passMark[difficulty]
}
