import type { ClassCard } from '@duologue/contract/classes'
import type { AccountType } from '@duologue/domain/accounts/account-types'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'

/** A group whose scores can be compared: everybody, a class, or oneself alone. */
export interface ScoreGroup {
  id: string
  name: string
}

/** The groups of somebody who is logged in: themselves, their classes, everybody (plays.md#score-groups). */
export const scoreGroups = (classes: readonly ClassCard[]): ScoreGroup[] => [
  { id: 'me', name: texts.me },
  ...classes.map(({ id, name }) => ({ id, name })),
  { id: 'everyone', name: texts.everyone },
]

/**
 * The group that is shown when none is chosen: a student's first class whose teacher shows scores, else the student
 * alone; for all others everybody (plays.md#score-groups).
 */
export function usualGroup(type: AccountType, classes: readonly ClassCard[]): string {
  if (type !== 'student') return 'everyone'
  return classes.find(({ scores }) => scores !== 'off')?.id ?? 'me'
}
