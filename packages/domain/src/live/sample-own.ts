import { type Battle, type BattleEvent, newBattle } from '../battle/battle'
import type { BattleSetup } from '../battle/battle-setup'
import { randomFromSeed } from '../battle/random'
import { step } from '../battle/step'
import { nextDeadline } from '../battle/turn/next-deadline'
import { newRound, questionOf, type RoundEvent } from '../pronunciation/game/round'
import type { RoundSetup } from '../pronunciation/game/round-setup'
import { step as stepRound } from '../pronunciation/game/step-round'
import type { Hall } from './hall'
import type { OwnEvent } from './hall-act'
import { foldAll, type Told } from './sample-hall'
import { memberView } from './views/member-view'

/** Whether the answer to a question is right, by its place in the game. */
export type Answering = (place: number) => boolean

/** When somebody answers: no hand keeps the same time. */
const thinking = (place: number) => 1500 + ((place * 337) % 900)

function answerOf({ phase }: Battle, place: number, isRight: boolean): BattleEvent | null {
  if (phase.name !== 'roundPlay' || phase.turn.player !== 1) return null
  const { moment, choices, lineId } = phase.turn
  if (moment.state !== 'answer') return null
  const choice = isRight ? lineId : choices.find(id => id !== lineId)
  return { type: 'answer', at: moment.since + thinking(place), choice: choice ?? '' }
}

/** What a page records of a battle that is played to its end, with the passing of time that ends it. */
export function playedBattle(setup: BattleSetup, seed: number, isRight: Answering): BattleEvent[] {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = [{ type: 'start', at: 0 }]
  let battle = step(newBattle(setup), { type: 'start', at: 0 }, random)
  for (let place = 0; battle.phase.name !== 'gameEnd'; ) {
    const answer = answerOf(battle, place, isRight(place))
    const due = nextDeadline(battle)
    const event = answer ?? due?.event
    if (!event) throw new Error('it waits')
    if (answer) events.push(answer)
    if (answer) place += 1
    battle = step(battle, event, random)
  }
  return [...events, { type: 'time', at: battle.now }]
}

/** What a page records of a round that is played to its end. */
export function playedRound(setup: RoundSetup, seed: number, isRight: Answering): RoundEvent[] {
  const events: RoundEvent[] = []
  let round = newRound(setup, seed)
  const tell = (event: RoundEvent) => {
    events.push(event)
    round = stepRound(setup, round, event)
  }
  for (let place = 0; round.state !== 'summary'; place += 1) {
    const { now } = round
    const question = questionOf(round)
    const right = question?.choices.indexOf(question.item) ?? 0
    const first = isRight(place) || !question?.isScored
    if (!first) {
      const wrong = right === 0 ? 1 : 0
      tell({ kind: 'answer', at: now + thinking(place), answer: wrong })
      tell({ kind: 'begin', at: round.now + 500 })
    }
    tell({ kind: 'answer', at: round.now + thinking(place), answer: right })
    tell({ kind: 'next', at: round.now + 800 })
  }
  return events
}

/** The hall after a member has sent these events of the game that they play now, all at once. */
export function sendOwn(hall: Hall, number: number, events: readonly OwnEvent[], at: number): Hall {
  const game = memberView(hall, number, at)?.own?.game ?? 0
  const told = events.map(
    (event, index): Told => [at, number, { type: 'play', game, index, event }],
  )
  return foldAll(told, hall)
}

/** The hall after a member has played a whole game. */
export function playOwnGame(hall: Hall, number: number, isRight: Answering, at: number): Hall {
  const own = memberView(hall, number, at)?.own
  if (!own || own.kind === 'pair') throw new Error('no game of their own')
  const events =
    own.kind === 'battle'
      ? playedBattle(own.setup, own.seed, isRight)
      : playedRound(own.setup, own.seed, isRight)
  return sendOwn(hall, number, events, at)
}
