import type { AccountType } from './account-types'

/** Who may teach here: whoever chooses it, or whom the school has approved (accounts.md#approved-teachers). */
export const teacherRules = ['open', 'approved'] as const

export type TeacherRule = (typeof teacherRules)[number]

/** What the school has decided about a teacher. */
export const teacherStates = ['approved', 'refused'] as const

export type TeacherState = (typeof teacherStates)[number]

/** What is known of an account that teaches, or wishes to. */
interface Teacher {
  type: AccountType
  role: 'editor' | 'admin' | null
  teacherState: TeacherState | null
}

/** Whether a teacher must wait until the school approves them; whoever looks after the school waits for nobody. */
export const waitsToTeach = (rule: TeacherRule, { type, role, teacherState }: Teacher): boolean =>
  rule === 'approved' && type === 'teacher' && role !== 'admin' && teacherState !== 'approved'

/** How it stands with somebody's wish to teach, as they are told; undefined where there is nothing to tell. */
export function approvalOf(rule: TeacherRule, person: Teacher): 'waits' | 'refused' | undefined {
  if (waitsToTeach(rule, person)) return 'waits'
  const isRefused = rule === 'approved' && person.teacherState === 'refused'
  return isRefused && person.type === 'personal' ? 'refused' : undefined
}
