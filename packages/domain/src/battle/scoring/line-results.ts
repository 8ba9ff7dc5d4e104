import { scoreSpeech } from '../../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { randomFromSeed } from '../random'
import { step } from '../step'
import { nextDeadline } from '../turn/next-deadline'

/** How the learner did with a line: the first answer of the game, and its time in milliseconds. */
export interface LineResult {
  readonly line: string
  readonly right: boolean
  readonly ms: number
}

/** The learner's answer that came with a step, if one came: a retry, too, is an answer. */
function answerOf(before: Battle, after: Battle): LineResult | null {
  const { phase } = before
  if (phase.name !== 'roundPlay' || phase.turn.player !== 1) return null
  const known = before.happenings.at(-1)?.id ?? 0
  const told = after.happenings.find(
    news =>
      news.id > known &&
      (news.kind === 'retried' || news.kind === 'line-spoken') &&
      news.player === 1,
  )
  if (!told) return null
  const right = told.kind === 'line-spoken' && told.right
  return { line: phase.turn.lineId, right, ms: told.at - phase.turn.moment.since }
}

/**
 * The learner's first answer to each line that they were asked for, from the record of a battle
 * (battle.md#line-results). Time passes in small steps, for a battle remembers only its latest happenings.
 */
export function lineResults(
  setup: BattleSetup,
  seed: number,
  events: readonly BattleEvent[],
): LineResult[] {
  const random = randomFromSeed(seed)
  const results = new Map<string, LineResult>()
  let battle = newBattle(setup)
  const tell = (event: BattleEvent) => {
    const after = step(battle, event, random, scoreSpeech)
    const answer = answerOf(battle, after)
    if (answer && !results.has(answer.line)) results.set(answer.line, answer)
    battle = after
  }
  for (const event of events) {
    for (let due = nextDeadline(battle); due && due.at <= event.at; due = nextDeadline(battle)) {
      tell(due.event)
    }
    if (event.type !== 'time') tell(event)
  }
  return [...results.values()]
}
