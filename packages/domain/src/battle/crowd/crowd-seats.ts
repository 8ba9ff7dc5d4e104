import type { CrowdBattle, CrowdEvent, CrowdMember } from './crowd'
import { closeWhenAllIn } from './crowd-turn'

/** The crowd without what somebody did or was to do in this turn. */
const withoutTurnOf = (crowd: CrowdBattle, member: number): CrowdBattle => ({
  ...crowd,
  asked: crowd.asked.filter(asked => asked !== member),
  answers: crowd.answers.filter(answer => answer.member !== member),
})

/** Whether this turn can still be answered, or not yet: what was shown of it stays. */
const isOpen = ({ battle: { phase } }: CrowdBattle): boolean =>
  phase.name !== 'roundPlay' ||
  phase.turn.moment.state === 'start' ||
  phase.turn.moment.state === 'answer'

/** Somebody sits down, comes back, or sits on the other side; on another side they are asked from the next turn on. */
export function sit(
  crowd: CrowdBattle,
  { at, member, side, extraTime, relaxed }: Extract<CrowdEvent, { type: 'sit' }>,
): CrowdBattle | null {
  const before = crowd.members.find(each => each.member === member)
  const isMoved = before !== undefined && before.side !== side
  const isAllowed = before?.extraTime === extraTime && before.relaxed === relaxed
  if (before !== undefined && !isMoved && isAllowed && !before.isAway) return null
  const since = before === undefined || isMoved ? at : before.since
  const [missed, points] = [0, before?.points ?? 0]
  const after: CrowdMember = {
    member,
    side,
    since,
    extraTime,
    relaxed,
    isAway: false,
    missed,
    points,
  }
  const others = crowd.members.filter(each => each !== before)
  const members = [...others, after].toSorted((one, two) => one.member - two.member)
  const kept = isMoved && isOpen(crowd) ? withoutTurnOf(crowd, member) : crowd
  return closeWhenAllIn({ ...kept, members }, at)
}

/** Somebody is away: who has answered keeps it, who has not is not waited for. */
export function leave(crowd: CrowdBattle, member: number, at: number): CrowdBattle | null {
  const before = crowd.members.find(each => each.member === member)
  if (before === undefined || before.isAway) return null
  const members = crowd.members.map(each => (each === before ? { ...each, isAway: true } : each))
  const hasAnswered = crowd.answers.some(answer => answer.member === member)
  const kept = hasAnswered || !isOpen(crowd) ? crowd : withoutTurnOf(crowd, member)
  return closeWhenAllIn({ ...kept, members }, at)
}

/** Somebody is taken out, and so is what they have answered in this turn; what has landed stays (battle.md#crowds). */
export function unseat(crowd: CrowdBattle, member: number, at: number): CrowdBattle | null {
  if (!crowd.members.some(each => each.member === member)) return null
  const members = crowd.members.filter(each => each.member !== member)
  const kept = isOpen(crowd) ? withoutTurnOf(crowd, member) : crowd
  return closeWhenAllIn({ ...kept, members }, at)
}
