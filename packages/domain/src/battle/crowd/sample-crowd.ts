import type { BattleSetup } from '../battle-setup'
import { type Random, randomFromSeed } from '../random'
import { sampleSetup } from '../sample-battle'
import type { Turn } from '../turn/turn'
import { type CrowdBattle, type CrowdEvent, type CrowdRules, newCrowdBattle } from './crowd'
import { crowdDeadline, stepCrowd } from './step-crowd'

/** The chance of all crowds that exist only to be tested with: side 1 speaks first. */
const random: Random = randomFromSeed(2)

export const tellCrowd = (crowd: CrowdBattle, ...events: readonly CrowdEvent[]): CrowdBattle =>
  events.reduce((before, event) => stepCrowd(before, event, random), crowd)

/** A crowd that has sat down; three on side 1 unless the sides are told. */
export function sampleCrowd(
  rules: Partial<CrowdRules> = {},
  changes: Partial<BattleSetup> = {},
  sides: readonly (1 | 2)[] = [1, 1, 1],
): CrowdBattle {
  const setup = sampleSetup({ rounds: 2, swaps: true, ...changes })
  const crowd = newCrowdBattle(setup, {
    form: 'class',
    revealTime: 5000,
    hearing: 'told',
    ...rules,
  })
  const seated = sides.map(
    (side, place): CrowdEvent => ({
      type: 'sit',
      at: 0,
      member: place + 1,
      side,
      extraTime: 1,
      relaxed: false,
    }),
  )
  return tellCrowd(crowd, ...seated, { type: 'start', at: 0 })
}

/** The turn that is being played. */
export function crowdTurn({ battle: { phase } }: CrowdBattle): Turn {
  if (phase.name !== 'roundPlay') throw new Error(`no turn in ${phase.name}`)
  return phase.turn
}

/** Lets the next thing happen that falls due. */
export function passOne(crowd: CrowdBattle): CrowdBattle {
  const due = crowdDeadline(crowd)
  if (due === null) throw new Error('nothing falls due')
  return tellCrowd(crowd, { type: 'time', at: due })
}

/** Lets happen what falls due until a crowd is asked; the next question where one is being asked now. */
export function nextAsked(crowd: CrowdBattle): CrowdBattle {
  let passed = passOne(crowd)
  while (passed.asked.length === 0 || crowdTurn(passed).moment.state !== 'answer') {
    passed = passOne(passed)
  }
  return passed
}

/** One of the crowd answers after so many milliseconds of the question. */
export function replyIn(
  crowd: CrowdBattle,
  member: number,
  how: 'right' | 'wrong',
  elapsed = 4000,
): CrowdBattle {
  const { lineId, choices, moment } = crowdTurn(crowd)
  const choice = how === 'right' ? lineId : (choices.find(id => id !== lineId) ?? '')
  const at = Math.max(crowd.battle.now, moment.since + elapsed)
  return tellCrowd(crowd, { type: 'answer', at, member, choice, elapsed })
}

/** How much health a side has. */
export const crowdHealth = ({ battle }: CrowdBattle, side: 1 | 2): number =>
  battle.players[side].currentHealth

export type Reply = readonly [member: number, how: 'right' | 'wrong', elapsed?: number]

/** Answers of one after the other. */
export const answered = (crowd: CrowdBattle, replies: readonly Reply[]): CrowdBattle =>
  replies.reduce((before, [member, how, elapsed]) => replyIn(before, member, how, elapsed), crowd)

export const stateOf = (crowd: CrowdBattle) => crowdTurn(crowd).moment.state

export const memberIn = (crowd: CrowdBattle, number: number) =>
  crowd.members.find(({ member }) => member === number)
