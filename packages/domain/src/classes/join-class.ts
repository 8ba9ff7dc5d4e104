import type { AccountType } from '../accounts/account-types'
import type { Refusal } from '../messages/refusals'
import { classLimits } from './class-limits'

/** Who wants to join, and what is true of the class at that moment. */
export interface Joining {
  type: AccountType
  isTeacherOfClass: boolean
  isEnrolled: boolean
  /** Was removed since the link was last renewed. */
  isBarred: boolean
  isOpen: boolean
  /** The code that the link must carry since it was renewed; null before. */
  code: string | null
  givenCode: string | undefined
  students: number
}

/**
 * Whether somebody may join a class (classes.md#joining): `joins`, `is-in` when there is nothing to do, else the
 * refusal. Who is in stays in, whatever the link has become.
 */
export function joinClass(joining: Joining): 'joins' | 'is-in' | Refusal {
  if (joining.isTeacherOfClass) return 'own-class'
  if (joining.isEnrolled) return 'is-in'
  if (joining.type === 'teacher') return 'teacher-joins'
  if (joining.isBarred) return 'join-refused'
  if (joining.code !== null && joining.code !== joining.givenCode) return 'join-refused'
  if (!joining.isOpen) return 'class-closed'
  return joining.students < classLimits.students ? 'joins' : 'class-full'
}
