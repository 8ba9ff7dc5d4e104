import type { Reader } from '../accounts/reader'

/** Who somebody is to a class (classes.md#roles): its teacher, an admin, one of its students, or nobody to it. */
export type ClassRole = 'teacher' | 'admin' | 'student' | 'stranger'

/**
 * Who a reader is to a class. A right comes from owning the class or from being in it, never from the account type
 * (classes.md#roles).
 */
export function classRole(reader: Reader, teacher: string, isEnrolled: boolean): ClassRole {
  if (reader.kind === 'visitor') return 'stranger'
  if (reader.id === teacher) return 'teacher'
  if (reader.role === 'admin') return 'admin'
  return isEnrolled ? 'student' : 'stranger'
}

/** Changing a class, its students and its link. */
export const mayManageClass = (role: ClassRole): boolean => role === 'teacher' || role === 'admin'
