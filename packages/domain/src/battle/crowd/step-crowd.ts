import { landBlow } from '../blows/land-blow'
import { canBattle } from '../can-battle'
import { type Draw, drawInOrder, type Random } from '../random'
import { startRound } from '../rounds'
import { shortestHearing } from '../turn/hearing'
import { nextDeadline } from '../turn/next-deadline'
import type { Turn } from '../turn/turn'
import { endTurn, giveAnswer, startTurn } from '../turn/turns'
import { withTurn } from '../turn/with-turn'
import { type CrowdBattle, type CrowdEvent, mostIdle } from './crowd'
import { landCrowdBlow } from './crowd-blow'
import { hearingTime } from './crowd-clock'
import { leave, sit, unseat } from './crowd-seats'
import { answerCrowd, askCrowd, askedTurn, closeTurn, isComputers } from './crowd-turn'

/** For how long the line of the computer is shown, in milliseconds (battle.md#crowds). */
const computersRevealTime = 3000

/** Begins a turn; where every device is heard the line takes its own time. */
function begin(crowd: CrowdBattle, lineIndex: number, at: number, draw: Draw): CrowdBattle {
  const battle = startTurn(crowd.battle, lineIndex, at, draw)
  const begun = { ...crowd, asked: [], answers: [], blow: null, battle }
  const { phase, setup } = battle
  const line = setup.lines[lineIndex]
  if (phase.name !== 'roundPlay' || line === undefined) return begun
  if (setup.mode !== 'listening' || crowd.rules.hearing === 'told') return begun
  const heard = { state: 'start', since: at, endsAt: at + hearingTime(line) } as const
  return { ...begun, battle: withTurn(battle, phase.turn, heard) }
}

/** The computer answers, and its line is shown for longer than to somebody who plays alone. */
function answerComputer(crowd: CrowdBattle, turn: Turn, at: number): CrowdBattle {
  const { moment } = turn
  if (moment.state !== 'answer' || moment.plan === null) return crowd
  const battle = giveAnswer(crowd.battle, turn, at, moment.plan.choice, moment.plan.elapsed)
  const { phase } = battle
  if (phase.name !== 'roundPlay') return { ...crowd, battle }
  const shown = { ...phase.turn.moment, endsAt: at + computersRevealTime }
  return { ...crowd, battle: withTurn(battle, phase.turn, shown) }
}

function passMoment(crowd: CrowdBattle, turn: Turn, at: number, draw: Draw): CrowdBattle {
  const { moment } = turn
  const { battle } = crowd
  switch (moment.state) {
    case 'start':
      return askCrowd(crowd, turn, at, draw)
    case 'answer':
      return isComputers(crowd, turn) ? answerComputer(crowd, turn, at) : closeTurn(crowd, turn, at)
    case 'feedback':
      return isComputers(crowd, turn)
        ? { ...crowd, battle: landBlow(battle, turn, at, moment.answer, draw) }
        : landCrowdBlow(crowd, turn, at, moment.answer)
    case 'battle':
      return { ...crowd, battle: endTurn(battle, turn, at, moment.answer) }
    case 'end':
      return begin(crowd, turn.lineIndex + 1, at, draw)
  }
}

function passDeadline(crowd: CrowdBattle, at: number, draw: Draw): CrowdBattle {
  const { battle } = crowd
  switch (battle.phase.name) {
    case 'roundStart':
      return begin(crowd, 0, at, draw)
    case 'roundEnd':
      return { ...crowd, battle: startRound(battle, at, draw) }
    case 'roundPlay':
      return passMoment(crowd, battle.phase.turn, at, draw)
    case 'gameStart':
    case 'gameEnd':
      return crowd
  }
}

/** When something falls due next by itself, in milliseconds since the battle began; null where it waits. */
export function crowdDeadline({ battle, idle }: CrowdBattle): number | null {
  const due = idle >= mostIdle ? null : nextDeadline(battle)
  // What fell due while it stood still happens when it goes on.
  return due === null ? null : Math.max(due.at, battle.now)
}

/** The host goes on: what was to be heard was heard, who has not answered has not, what was shown was seen. */
function goOn(crowd: CrowdBattle, at: number, draw: Draw): CrowdBattle | null {
  if (crowd.idle >= mostIdle) return { ...crowd, idle: 0 }
  const { phase } = crowd.battle
  if (phase.name !== 'roundPlay') return null
  const { turn } = phase
  const { state } = turn.moment
  const canGoOn = state === 'start' || state === 'feedback' || askedTurn(crowd) !== null
  return canGoOn ? passMoment(crowd, turn, at, draw) : null
}

/** The line of the turn was heard, where the screen is to tell it; told too soon it counts from when it can have been. */
function hear(crowd: CrowdBattle, at: number, draw: Draw): CrowdBattle | null {
  const { battle } = crowd
  if (battle.phase.name !== 'roundPlay') return null
  const { turn } = battle.phase
  const { moment, lineIndex } = turn
  const line = battle.setup.lines[lineIndex]
  if (moment.state !== 'start' || moment.endsAt !== null || line === undefined) return null
  const endsAt = moment.since + shortestHearing(line, battle, 1)
  if (at >= endsAt) return askCrowd(crowd, turn, at, draw)
  const heard = { state: 'start', since: moment.since, endsAt } as const
  return { ...crowd, battle: withTurn(battle, turn, heard) }
}

function start(crowd: CrowdBattle, at: number, draw: Draw): CrowdBattle | null {
  const { battle } = crowd
  const { lines, language } = battle.setup
  if (battle.phase.name !== 'gameStart' || !canBattle(lines, language)) return null
  return { ...crowd, battle: startRound(battle, at, draw) }
}

type Deed = Exclude<CrowdEvent, { type: 'time' }>

/** The crowd after an event, or null where it is not the time for it. */
function react(crowd: CrowdBattle, event: Deed, draw: Draw): CrowdBattle | null {
  switch (event.type) {
    case 'start':
      return start(crowd, event.at, draw)
    case 'heard':
      return hear(crowd, event.at, draw)
    case 'next':
      return goOn(crowd, event.at, draw)
    case 'sit':
      return sit(crowd, event)
    case 'leave':
      return leave(crowd, event.member, event.at)
    case 'remove':
      return unseat(crowd, event.member, event.at)
    case 'answer':
      return answerCrowd(crowd, event)
  }
}

/**
 * A battle of crowds after an event (battle.md#crowds): the phases, choices, computer and damage of every battle, with
 * many who answer a line. It takes no draw but those of `step`. Whatever falls due before an event happens first, at its
 * own time; an event that does not fit gives back the very same battle.
 */
export function stepCrowd(crowd: CrowdBattle, event: CrowdEvent, random: Random): CrowdBattle {
  const { now, draws } = crowd.battle
  if (!Number.isSafeInteger(event.at) || event.at < now) return crowd
  const { draw, next } = drawInOrder(random, draws)
  let passed = crowd
  for (let due = crowdDeadline(passed); due !== null && due <= event.at; ) {
    passed = passDeadline(passed, due, draw)
    due = crowdDeadline(passed)
  }
  const reacted = event.type === 'time' ? passed : react(passed, event, draw)
  if (reacted === null || reacted === crowd) return crowd
  return { ...reacted, battle: { ...reacted.battle, now: event.at, draws: next() } }
}
