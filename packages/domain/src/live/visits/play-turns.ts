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

/** A duel in turns as far as its answers go, and the record of it. */
interface PlayedTurns {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
}

/** What is done at a moment of a turn: its line is heard, or its answer given. Null where nothing is. */
function doneIn(battle: Battle, answer: VisitAnswer | undefined): BattleEvent | null {
  const { phase, setup } = battle
  if (phase.name !== 'roundPlay') return null
  const { moment, player: by, lineIndex } = phase.turn
  const { since } = moment
  const line = setup.lines[lineIndex]
  if (moment.state === 'start' && moment.endsAt === null && line) {
    return { type: 'heard', at: since + shortestHearing(line, battle, by), by }
  }
  if (moment.state !== 'answer' || !answer) return null
  const at = since + answer.elapsed
  if (answer.heard) return { type: 'say', at, heard: answer.heard, by }
  return answer.choice === null ? null : { type: 'answer', at, choice: answer.choice, by }
}

const isAsking = ({ phase }: Battle): boolean =>
  phase.name === 'roundPlay' && phase.turn.moment.state === 'answer'

/**
 * Plays a duel whose two parts were played at different times, as if they had been played in one (live.md#in-turns):
 * every answer so long after its question as it took. What a battle does not take, as an answer sooner than a hand, is
 * left to the clock.
 *
 * @param unanswered whether a turn that nobody has answered yet is waited for, or left to the clock.
 * @param see told the battle after each step.
 */
export function playTurns(
  setup: BattleSetup,
  seed: number,
  given: readonly VisitAnswer[],
  unanswered: 'waits' | 'runs-out',
  see: (battle: Battle) => void = () => undefined,
): PlayedTurns {
  const random = randomFromSeed(seed)
  const answers = new Map(given.map(answer => [answer.turn, answer]))
  const events: BattleEvent[] = [{ type: 'start', at: 0 }]
  let battle = step(newBattle(setup), { type: 'start', at: 0 }, random)
  for (;;) {
    const { phase, round } = battle
    const answer = phase.name === 'roundPlay' && answers.get(`${round}-${phase.turn.lineIndex}`)
    if (!answer && unanswered === 'waits' && isAsking(battle)) break
    const due = nextDeadline(battle)
    const done = doneIn(battle, answer || undefined)
    const isInTime = done !== null && (due === null || done.at < due.at)
    const after = isInTime ? step(battle, done, random, scoreSpeech) : battle
    if (isInTime && after !== battle) {
      events.push(done)
      battle = after
    } else if (due) battle = step(battle, due.event, random)
    else break
    see(battle)
  }
  return { battle, events }
}
