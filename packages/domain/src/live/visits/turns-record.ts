import { type Battle, type BattleEvent, newBattle } from '../../battle/battle'
import type { BattleSetup } from '../../battle/battle-setup'
import { randomFromSeed } from '../../battle/random'
import { step } from '../../battle/step'
import { shortestHearing } from '../../battle/turn/hearing'
import { nextDeadline } from '../../battle/turn/next-deadline'
import { type Alternative, scoreSpeech } from '../../speech/score-speech'

/** What was answered to a turn of a duel in turns: chosen, said, or neither, when the clock ran out. */
export interface VisitAnswer {
  /** The turn's id, as `2-5`. */
  readonly turn: string
  /** The id of the chosen line. */
  readonly choice: string | null
  /** What a recogniser heard, in speaking mode. */
  readonly heard: readonly Alternative[] | null
  /** Milliseconds from the question to the answer. */
  readonly elapsed: number
}

/** What is done at a moment of a turn: its line is heard, or its answer given. Null where nothing is. */
function doneIn(battle: Battle, answers: ReadonlyMap<string, VisitAnswer>): BattleEvent | null {
  const { phase, round, setup } = battle
  if (phase.name !== 'roundPlay') return null
  const { moment, player: by, lineIndex } = phase.turn
  const { since } = moment
  const line = setup.lines[lineIndex]
  if (moment.state === 'start' && moment.endsAt === null && line) {
    return { type: 'heard', at: since + shortestHearing(line, battle, by), by }
  }
  const answer = answers.get(`${round}-${lineIndex}`)
  if (moment.state !== 'answer' || !answer) return null
  const at = since + answer.elapsed
  if (answer.heard) return { type: 'say', at, heard: answer.heard, by }
  return answer.choice === null ? null : { type: 'answer', at, choice: answer.choice, by }
}

/**
 * The record of a duel whose two parts were played at different times, as if they had been played in one
 * (live.md#in-turns): every answer so long after its question as it took. To be judged by `checkRecord`, for each of the
 * two. What a battle does not take, as an answer sooner than a hand, is left to the clock.
 */
export function turnsRecord(
  setup: BattleSetup,
  seed: number,
  given: readonly VisitAnswer[],
): readonly BattleEvent[] {
  const random = randomFromSeed(seed)
  const answers = new Map(given.map(answer => [answer.turn, answer]))
  const events: BattleEvent[] = [{ type: 'start', at: 0 }]
  let battle = step(newBattle(setup), { type: 'start', at: 0 }, random)
  for (;;) {
    const due = nextDeadline(battle)
    const done = doneIn(battle, answers)
    const isInTime = done !== null && (due === null || done.at < due.at)
    const after = isInTime ? step(battle, done, random, scoreSpeech) : battle
    if (isInTime && after !== battle) {
      events.push(done)
      battle = after
    } else if (due) battle = step(battle, due.event, random)
    else break
  }
  return [...events, { type: 'time', at: battle.now }]
}
