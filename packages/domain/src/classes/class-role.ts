import type { Reader } from '../accounts/reader'

/** Who somebody is to a class (classes.md#roles): its owner, who teaches beside them, an admin, a student, or nobody. */
export type ClassRole = 'teacher' | 'coTeacher' | 'admin' | 'student' | 'stranger'

/** Who teaches a class: whoever owns it, and others beside them. */
export interface Taught {
  teacher: string
  coTeachers: readonly string[]
}

/** Whether somebody teaches a class, as its owner or beside them (classes.md#roles). */
export const isTaughtBy = ({ teacher, coTeachers }: Taught, user: string): boolean =>
  teacher === user || coTeachers.includes(user)

/**
 * Who a reader is to a class. A right comes from the class, which somebody owns, teaches or is in, never from the account
 * type (classes.md#roles).
 */
export function classRole(reader: Reader, taught: Taught, isEnrolled: boolean): ClassRole {
  if (reader.kind === 'visitor') return 'stranger'
  if (reader.id === taught.teacher) return 'teacher'
  if (reader.role === 'admin') return 'admin'
  if (isTaughtBy(taught, reader.id)) return 'coTeacher'
  return isEnrolled ? 'student' : 'stranger'
}

/** Changing a class, its students and its link. */
export const mayManageClass = (role: ClassRole): boolean =>
  role === 'teacher' || role === 'coTeacher' || role === 'admin'

/** Ending a class, giving it away, and saying who teaches it (classes.md#co-teachers). */
export const mayEndClass = (role: ClassRole): boolean => role === 'teacher' || role === 'admin'
