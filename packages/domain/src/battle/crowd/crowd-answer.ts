import { attackDamage, selfDamage } from '../blows/damage'
import { hitScore } from '../scoring/score'
import { answerTime } from '../timing'
import type { Turn } from '../turn/turn'
import type { CrowdAnswer, CrowdBattle, CrowdMember } from './crowd'
import { ownTime } from './crowd-clock'

/** What an answer is worth by itself. */
export function judgeAnswer(
  { battle: { setup } }: CrowdBattle,
  turn: Turn,
  member: CrowdMember,
  given: { readonly choice: string; readonly elapsed: number },
): CrowdAnswer {
  const time = ownTime(setup, member)
  const isLate = time !== null && given.elapsed > time
  const elapsed = isLate ? time : given.elapsed
  const right = !isLate && given.choice === turn.lineId
  const speed = {
    elapsed: isLate ? answerTime[setup.difficulty] : elapsed / member.extraTime,
    relaxed: time === null,
  }
  const dealt = attackDamage(speed, 0)
  return {
    member: member.member,
    side: member.side,
    choice: isLate ? null : given.choice,
    right,
    elapsed,
    damage: right ? dealt : selfDamage(speed, setup.difficulty),
    points: right ? hitScore(dealt, setup.difficulty) : 0,
  }
}

/** What it costs to have been asked and to have said nothing: as much as a clock that has run out. */
export const costOfSilence = (
  { battle: { setup } }: CrowdBattle,
  member: Pick<CrowdMember, 'extraTime' | 'relaxed'>,
): number =>
  selfDamage(
    { elapsed: answerTime[setup.difficulty], relaxed: ownTime(setup, member) === null },
    setup.difficulty,
  )
