import { scoreSpeech } from '../../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from '../battle'
import type { BattleSetup, PlayerNumber } from '../battle-setup'
import { type Random, randomFromSeed } from '../random'
import { step } from '../step'
import { nextDeadline } from '../turn/next-deadline'

/** How the learner did with a line: the first answer of the game, and its time in milliseconds. */
export interface LineResult {
  readonly line: string
  readonly right: boolean
  readonly ms: number
}

/** The answer of a player that came with a step, if one came: a retry, too, is an answer. */
function answerOf(before: Battle, after: Battle, of: PlayerNumber): LineResult | null {
  const { phase } = before
  if (phase.name !== 'roundPlay' || phase.turn.player !== of) return null
  const known = before.happenings.at(-1)?.id ?? 0
  const told = after.happenings.find(
    news =>
      news.id > known &&
      (news.kind === 'retried' || news.kind === 'line-spoken') &&
      news.player === of,
  )
  if (!told) return null
  const right = told.kind === 'line-spoken' && told.right
  return { line: phase.turn.lineId, right, ms: told.at - phase.turn.moment.since }
}

/**
 * Plays a battle again in small steps, for it remembers only its latest happenings, and notes the first answer of a
 * player, the learner, to each line that they were asked for (battle.md#line-results).
 */
export function noteLines(random: Random, of: PlayerNumber = 1) {
  const results = new Map<string, LineResult>()
  const tell = (before: Battle, event: BattleEvent): Battle => {
    const after = step(before, event, random, scoreSpeech)
    const answer = answerOf(before, after, of)
    if (answer && !results.has(answer.line)) results.set(answer.line, answer)
    return after
  }
  return {
    /** The battle after an event. */
    tell,
    /** The battle when everything has happened that falls due until then. */
    wait(battle: Battle, until: number): Battle {
      let after = battle
      for (let due = nextDeadline(after); due && due.at <= until; due = nextDeadline(after))
        after = tell(after, due.event)
      return after
    },
    results: (): LineResult[] => [...results.values()],
  }
}

/** The learner's first answer to each line, from the record of a battle. */
export function lineResults(
  setup: BattleSetup,
  seed: number,
  events: readonly BattleEvent[],
): LineResult[] {
  const { tell, wait, results } = noteLines(randomFromSeed(seed))
  let battle = newBattle(setup)
  for (const event of events) {
    const waited = wait(battle, event.at)
    battle = event.type === 'time' ? waited : tell(waited, event)
  }
  return results()
}
