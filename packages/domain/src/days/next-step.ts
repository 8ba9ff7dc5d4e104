/** How far somebody has come with a conversation. */
export interface ThingDone {
  /** Lines that it has, those that were said or written, and those that can be said. */
  readonly lines: number
  readonly learnt: number
  readonly canSay: number
}

/** From which share of its lines on a step of a conversation is done, in percent (days.md#steps-of-a-conversation). */
const enough = { learn: 75, say: 60 } as const

/** Whether a step of a conversation is done with so many of its lines (days.md#steps-of-a-conversation). */
export const isStepDone = (step: keyof typeof enough, done: number, lines: number): boolean =>
  done * 100 >= lines * enough[step]

/** What is next with a conversation; undefined when both steps are done. */
export function nextStep({ lines, learnt, canSay }: ThingDone): 'learn' | 'say' | undefined {
  if (!isStepDone('learn', learnt, lines)) return 'learn'
  return isStepDone('say', canSay, lines) ? undefined : 'say'
}
