import type { Draw } from '../random'
import { fastestAnswer } from '../timing'
import type { Answer, Turn } from '../turn/turn'
import { awaitAnswer, endTurn } from '../turn/turns'
import { withTurn } from '../turn/with-turn'
import type { CrowdAnswer, CrowdBattle, CrowdEvent, CrowdMember } from './crowd'
import { judgeAnswer } from './crowd-answer'
import { blowOf } from './crowd-blow'
import { turnTime } from './crowd-clock'

/** How far what was told may stand behind what was seen, in milliseconds (battle.md#crowds). */
const mostBehind = 3000

/** What stands in a turn for all that a crowd has answered. */
const answerOfAll = (turn: Turn, answers: readonly CrowdAnswer[]): Answer => {
  const right = answers.some(answer => answer.right)
  return { choice: right ? turn.lineId : null, right, elapsed: 0 }
}

/** Whether the computer has this turn. */
export const isComputers = ({ rules }: CrowdBattle, { player }: Turn): boolean =>
  rules.form === 'class' && player === 2

const isAsked = ({ asked }: CrowdBattle, member: number): boolean => asked.includes(member)

const hasAnswered = ({ answers }: CrowdBattle, member: number): boolean =>
  answers.some(answer => answer.member === member)

/** Nobody is there to be asked: the turn passes without a blow (battle.md#crowds). */
function passTurn(crowd: CrowdBattle, turn: Turn, at: number): CrowdBattle {
  const battle = { ...crowd.battle, spoken: turn.lineIndex + 1 }
  const nothing = answerOfAll(turn, [])
  return {
    ...crowd,
    asked: [],
    answers: [],
    blow: null,
    idle: crowd.idle + 1,
    battle: endTurn(battle, turn, at, nothing),
  }
}

/** Asks everybody who is there, against the clock of the slowest; or lets the computer think. */
export function askCrowd(crowd: CrowdBattle, turn: Turn, at: number, draw: Draw): CrowdBattle {
  if (isComputers(crowd, turn)) {
    return { ...crowd, battle: awaitAnswer(crowd.battle, turn, at, draw) }
  }
  const asked = crowd.members.filter(({ isAway }) => !isAway)
  if (asked.length === 0) return passTurn(crowd, turn, at)
  const endsAt = at + turnTime(crowd.battle.setup, asked)
  return {
    ...crowd,
    asked: asked.map(({ member }) => member),
    answers: [],
    blow: null,
    battle: withTurn(crowd.battle, turn, { state: 'answer', since: at, endsAt, plan: null }),
  }
}

/** A member after a turn in which they were asked: who was silent twice in a row is away (battle.md#crowds). */
function afterTurn(crowd: CrowdBattle, member: CrowdMember): CrowdMember {
  const own = crowd.answers.find(answer => answer.member === member.member)
  if (own) return { ...member, isAway: false, missed: 0, points: member.points + own.points }
  if (!isAsked(crowd, member.member)) return member
  const missed = member.missed + 1
  return { ...member, missed, isAway: member.isAway || missed >= 2 }
}

/** Closes a turn of the crowd: what was answered is shown. */
export function closeTurn(crowd: CrowdBattle, turn: Turn, at: number): CrowdBattle {
  const { asked, answers, rules, battle } = crowd
  if (asked.length === 0) return passTurn(crowd, turn, at)
  const { lineIndex, lineId, player } = turn
  const endsAt = rules.revealTime === null ? null : at + rules.revealTime
  const answer = answerOfAll(turn, answers)
  return {
    ...crowd,
    idle: 0,
    blow: blowOf(crowd, player),
    members: crowd.members.map(member => afterTurn(crowd, member)),
    turns: [...crowd.turns, { round: battle.round, lineIndex, lineId, player, asked, answers }],
    battle: withTurn({ ...battle, spoken: lineIndex + 1 }, turn, {
      state: 'feedback',
      since: at,
      endsAt,
      answer,
    }),
  }
}

/** The turn while a crowd is asked; null at any other time. */
export function askedTurn(crowd: CrowdBattle): Turn | null {
  const { phase } = crowd.battle
  if (phase.name !== 'roundPlay' || isComputers(crowd, phase.turn)) return null
  return phase.turn.moment.state === 'answer' ? phase.turn : null
}

/** Closes the turn as soon as everybody has answered who is asked. */
export function closeWhenAllIn(crowd: CrowdBattle, at: number): CrowdBattle {
  const turn = askedTurn(crowd)
  const isOpen = turn === null || crowd.asked.some(member => !hasAnswered(crowd, member))
  return isOpen || turn === null ? crowd : closeTurn(crowd, turn, at)
}

/**
 * Takes an answer of one of a crowd; null where it cannot be: out of turn, twice, not offered, sooner than a hand can
 * be, or of somebody who came after the question (battle.md#crowds).
 */
export function answerCrowd(
  crowd: CrowdBattle,
  { at, member: number, choice, elapsed: told }: Extract<CrowdEvent, { type: 'answer' }>,
): CrowdBattle | null {
  const turn = askedTurn(crowd)
  const member = crowd.members.find(each => each.member === number)
  if (turn === null || member === undefined || hasAnswered(crowd, number)) return null
  if (!turn.choices.includes(choice)) return null
  if (!isAsked(crowd, number) && member.since > turn.moment.since) return null
  const waited = at - turn.moment.since
  const elapsed = Math.min(Math.max(told, waited - mostBehind), waited)
  if (elapsed < fastestAnswer) return null
  const answer = judgeAnswer(crowd, turn, member, { choice, elapsed })
  const inOrder = (one: number, other: number) => one - other
  const taken = {
    ...crowd,
    asked: [...new Set([...crowd.asked, number])].toSorted(inOrder),
    answers: [...crowd.answers, answer].toSorted((one, two) => inOrder(one.member, two.member)),
  }
  return closeWhenAllIn(taken, at)
}
