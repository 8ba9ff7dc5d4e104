import { battleDifficulties } from '../../choices/battle-difficulties'
import { battleModes } from '../../choices/battle-modes'
import { mostPowers } from '../../choices/battle-powers'
import { scoreSpeech } from '../../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from '../battle'
import type { BattleSetup } from '../battle-setup'
import { type Draw, drawInOrder, drawInteger, randomFromSeed, shuffle } from '../random'
import { sampleSetup } from '../sample-battle'
import { step } from '../step'
import { nextDeadline } from '../turn/next-deadline'
import { isUsable } from './activate-power'
import { powersOfMode } from './choose-powers'

/** What the learner does in a turn: thinks, presses powers by their keys, then answers or waits. */
interface Behaviour {
  readonly wait: number
  readonly keys: readonly number[]
  readonly choice: number | null
}

/** How soon a random learner answers at the earliest, in milliseconds: no hand and no tongue is too quick for it. */
const soonest = 600

function randomSetup(draw: Draw): BattleSetup {
  const pick = <T>(items: readonly T[]) => shuffle(items, draw).slice(0, 1)
  const [mode = 'reading'] = pick(battleModes)
  const [difficulty = 'easy'] = pick(battleDifficulties)
  const powers = shuffle(powersOfMode(mode), draw).slice(0, drawInteger(1, mostPowers, draw))
  const setup = sampleSetup({ mode, difficulty, powers, relaxed: draw() < 0.5 })
  return { ...setup, lines: setup.lines.slice(0, drawInteger(2, setup.lines.length, draw)) }
}

const randomBehaviour = (draw: Draw): Behaviour => ({
  // Half of them answer at once, others think beyond every clock.
  wait: draw() < 0.5 ? drawInteger(soonest, 5000, draw) : drawInteger(soonest, 40_000, draw),
  keys: Array.from({ length: drawInteger(0, 4, draw) }, () => drawInteger(0, 2, draw)),
  choice: draw() < 0.2 ? null : drawInteger(0, 3, draw),
})

/** A battle of any mode, difficulty and choice of powers, and what its learner does; only to be tested with. */
export function randomGame(seed: number): {
  setup: BattleSetup
  behaviour: readonly Behaviour[]
} {
  const { draw } = drawInOrder(randomFromSeed(seed), 0)
  const setup = randomSetup(draw)
  const turns = drawInteger(1, 12, draw)
  return { setup, behaviour: Array.from({ length: turns }, () => randomBehaviour(draw)) }
}

/** What is done at a question: first the powers, then an answer; a pause is always ended. */
function eventsOf(battle: Battle, doing: Behaviour): BattleEvent[] {
  const { phase, players } = battle
  if (phase.name !== 'roundPlay') return []
  const at = Math.max(battle.now, phase.turn.moment.since) + doing.wait
  if (phase.turn.moment.state === 'start') return [{ type: 'heard', at }]
  const pressed = doing.keys.flatMap(key => players[1].powers[key]?.name ?? [])
  const pauses = pressed.filter(name => name === 'freeze').length
  const uses = [...pressed, ...(pauses % 2 === 1 ? (['freeze'] as const) : [])]
  const { choices, lineIndex } = phase.turn
  if (battle.setup.mode === 'speaking') {
    const words = battle.setup.lines[lineIndex]?.text.split(' ') ?? []
    // One word is left out for each number of the choice.
    const heard = [{ transcript: words.slice(doing.choice ?? 0).join(' '), confidence: 0.5 }]
    const spokenAt = at + uses.length
    return [
      ...uses.map((power, index) => ({ type: 'usePower', at: at + index, power }) as const),
      ...(doing.wait % 2 === 0 ? [{ type: 'heard', at: spokenAt } as const] : []),
      ...(doing.choice === null ? [] : [{ type: 'say', at: spokenAt, heard } as const]),
    ]
  }
  const made = choices.flatMap(
    (_, index) => choices[(index + (doing.choice ?? 0)) % choices.length] ?? [],
  )
  return [
    ...uses.map((power, index) => ({ type: 'usePower', at: at + index, power }) as const),
    ...(doing.choice === null ? [] : made).map(
      (choice, index) => ({ type: 'answer', at: at + uses.length + index, choice }) as const,
    ),
  ]
}

/** Which question it is that is being asked. */
const questionOf = ({ round, phase }: Battle) =>
  phase.name === 'roundPlay' ? `${round} ${phase.turn.lineIndex} ${phase.turn.moment.state}` : ''

/**
 * Plays a battle to its end.
 *
 * @param check looks at every battle on the way.
 * @returns the battle at its end and all that was told to it, as a browser records it.
 */
export function playRandomly(
  setup: BattleSetup,
  seed: number,
  behaviour: readonly Behaviour[],
  check: (battle: Battle) => void = () => undefined,
) {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = []
  let battle = newBattle(setup)
  const send = (event: BattleEvent) => {
    if (event.type === 'usePower' && !isUsable(battle, 1, event.power)) return
    const next = step(battle, event, random, scoreSpeech)
    if (next === battle) return
    if (event.type !== 'time') events.push(event)
    battle = next
    check(battle)
  }
  send({ type: 'start', at: 0 })
  for (let turns = 0; battle.phase.name !== 'gameEnd' && turns < 2000; turns += 1) {
    const { phase } = battle
    const doing = behaviour[turns % behaviour.length] ?? { wait: 1000, keys: [], choice: 0 }
    const isStanding = nextDeadline(battle) === null
    const isAsked =
      phase.name === 'roundPlay' &&
      (isStanding || (phase.turn.player === 1 && phase.turn.moment.state === 'answer'))
    // Without a clock somebody must answer in the end.
    const choice = isStanding ? (doing.choice ?? 0) : doing.choice
    // No hand keeps the same time.
    const answers = { ...doing, choice, wait: doing.wait + ((turns * 58) % 194) }
    const asked = questionOf(battle)
    for (const event of isAsked ? eventsOf(battle, answers) : []) {
      // What is done when the clock has run out is not done: nobody answers a question that they have not seen.
      const then = step(battle, { type: 'time', at: event.at }, random)
      if (questionOf(then) === asked) send(event)
    }
    const due = nextDeadline(battle)
    if (due !== null) send(due.event)
  }
  return { events: [...events, { type: 'time', at: battle.now } as const], battle }
}
