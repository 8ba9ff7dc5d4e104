import type { PowerName } from '../../choices/battle-powers'
import { scoreSpeech } from '../../speech/score-speech'
import { type Battle, newBattle } from '../battle'
import type { BattleSetup, PlayerNumber } from '../battle-setup'
import { randomFromSeed } from '../random'
import { sampleSetup } from '../sample-battle'
import { step } from '../step'
import { fastestAnswer, fastestSpeech, spokenFeedbackTime } from '../timing'
import { nextDeadline } from '../turn/next-deadline'
import type { Turn } from '../turn/turn'
import { withPowers } from './bring-powers'

const random = randomFromSeed(1)

/** The turn being played. */
export function turnOf({ phase }: Battle): Turn {
  if (phase.name !== 'roundPlay') throw new Error(`no turn in ${phase.name}`)
  return phase.turn
}

/** Lets time pass, in milliseconds. */
export function pass(battle: Battle, ms: number): Battle {
  return step(battle, { type: 'time', at: battle.now + ms }, random)
}

/** Lets time pass until the next question of a player. */
export function nextQuestion(battle: Battle, player: PlayerNumber): Battle {
  let passed = battle
  for (let due = nextDeadline(passed); due !== null; due = nextDeadline(passed)) {
    passed = step(passed, due.event, random)
    const { phase } = passed
    const isAsked = phase.name === 'roundPlay' && phase.turn.moment.state === 'answer'
    if (isAsked && phase.turn.player === player) return passed
    if (isAsked && phase.turn.player === 1) passed = answer(passed, 'right')
  }
  throw new Error('the battle is over')
}

/** A battle that exists only to be tested with, at the first question of the learner. */
export function armed(
  own: readonly PowerName[],
  computers: readonly PowerName[] = [],
  changes: Partial<BattleSetup> = {},
): Battle {
  const begun = step(newBattle(sampleSetup(changes)), { type: 'start', at: 0 }, random)
  const { 1: one, 2: two } = begun.players
  const players = { 1: withPowers(one, own), 2: withPowers(two, computers) }
  return nextQuestion({ ...begun, players }, 1)
}

/** The battle with another health of a player. */
export function withHealth(battle: Battle, player: PlayerNumber, currentHealth: number): Battle {
  const changed = { ...battle.players[player], currentHealth }
  return { ...battle, players: { ...battle.players, [player]: changed } }
}

/** When the learner can do what takes so many milliseconds: now, unless the question or the last try is too fresh. */
function soonest(battle: Battle, takes = fastestAnswer): number {
  const { phase, now } = battle
  if (phase.name !== 'roundPlay') return now
  const { moment, lastTry } = phase.turn
  return Math.max(now, moment.since + lastTry + takes)
}

/** The learner presses a power as soon as a hand can. */
export function use(battle: Battle, power: PowerName): Battle {
  return step(battle, { type: 'usePower', at: soonest(battle), power }, random)
}

/** The choices that can still be made and are wrong. */
export function wrongChoices(battle: Battle): readonly string[] {
  const { choices, lineId, tried, removed } = turnOf(battle)
  return choices.filter(id => id !== lineId && !tried.includes(id) && !removed.includes(id))
}

/** The learner makes a choice as soon as a hand can. */
export function choose(battle: Battle, choice: string): Battle {
  return step(battle, { type: 'answer', at: soonest(battle), choice }, random)
}

/** The learner says something as soon as a tongue can. */
export function say(battle: Battle, transcript: string): Battle {
  const heard = [{ transcript, confidence: null }]
  const at = soonest(battle, Math.max(fastestAnswer, transcript.length * fastestSpeech))
  return step(battle, { type: 'say', at, heard }, random, scoreSpeech)
}

/** The learner answers now, and the blow lands. */
export function answer(battle: Battle, how: 'right' | 'wrong'): Battle {
  const { mode, lines } = battle.setup
  if (mode === 'speaking') {
    const line = lines[turnOf(battle).lineIndex]
    const said = say(battle, how === 'right' ? (line?.text ?? '') : 'xyz')
    return pass(said, spokenFeedbackTime)
  }
  const choice = how === 'right' ? turnOf(battle).lineId : wrongChoices(battle)[0]
  return pass(choose(battle, choice ?? ''), 1200)
}

/** Lets the computer answer its question rightly after 0 seconds, and the blow land. */
export function computerHits(battle: Battle): Battle {
  const asked = nextQuestion(battle, 2)
  if (asked.phase.name !== 'roundPlay') return asked
  const { turn } = asked.phase
  const { moment } = turn
  if (moment.state !== 'answer' || moment.plan === null) throw new Error('no plan')
  const plan = { ...moment.plan, choice: turn.lineId, elapsed: 0 }
  const sure = {
    ...asked,
    phase: { ...asked.phase, turn: { ...turn, moment: { ...moment, plan } } },
  }
  return pass(sure, moment.plan.shown + 1200)
}

/** How much health a player has. */
export function healthOf(battle: Battle, player: PlayerNumber): number {
  return battle.players[player].currentHealth
}
