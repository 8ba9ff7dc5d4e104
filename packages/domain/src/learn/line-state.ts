import type { LearnSkill, LineState } from '../choices/learn-choices'
import { learnLimits } from './learn-limits'

/** What is remembered of one skill of a line. */
export interface SkillMemory {
  readonly skill: LearnSkill
  /** Days after which nine of ten still know it. */
  readonly stability: number
  /** Whether the latest answer that counted was right. */
  readonly isRight: boolean
}

/** The skills with which a line is brought forth, by heart: who has one of them can say it. */
export const bringingSkills = ['say', 'write'] as const satisfies readonly LearnSkill[]

const brings = ({ skill }: SkillMemory) => bringingSkills.some(one => one === skill)

/** Whether a line was said or written, rightly or wrongly (days.md#steps-of-a-conversation). */
export const isLearnt = (memories: readonly SkillMemory[]): boolean => memories.some(brings)

/** Whether somebody can say a line: the last time it was said or written freely, it was right. */
export const canSay = (memories: readonly SkillMemory[]): boolean =>
  memories.some(memory => brings(memory) && memory.isRight)

/**
 * How well a line is known (learn.md#states-of-a-line): firm when saying or writing it lasts a week, new when it was
 * never answered. What was missed last is never firm.
 */
export function lineState(memories: readonly SkillMemory[]): LineState {
  if (memories.length === 0) return 'new'
  const isFirm = memories.some(
    memory => brings(memory) && memory.isRight && memory.stability >= learnLimits.firmDays,
  )
  return isFirm ? 'firm' : 'learning'
}
