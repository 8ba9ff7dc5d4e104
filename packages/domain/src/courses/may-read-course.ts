import { isEditor } from '../accounts/is-editor'
import type { Reader } from '../accounts/reader'

/** Whether the reader made the course. */
export const isCourseAuthor = (reader: Reader, author: string | null): boolean =>
  reader.kind === 'user' && author !== null && reader.id === author

/** A course may be changed and deleted by its author and by admins (courses.md#who-may-change). */
export const mayChangeCourse = (reader: Reader, author: string | null): boolean =>
  isCourseAuthor(reader, author) || (reader.kind === 'user' && reader.role === 'admin')

/**
 * Published courses are open to all, a draft to its author, to admins, and to a class that follows it; one that is held
 * for review is a draft that editors read, too (courses.md#who-may-read, decision 049). A deleted one is read by nobody.
 */
export function mayReadCourse(
  reader: Reader,
  course: {
    author: string | null
    isPublished: boolean
    heldAt: Date | null
    deletedAt: Date | null
    /** The reader is in a class that follows it, or teaches that class. */
    isFollowed?: boolean
  },
): boolean {
  if (course.deletedAt !== null) return false
  if (mayChangeCourse(reader, course.author)) return true
  if (course.heldAt !== null) return isEditor(reader) || course.isFollowed === true
  return course.isPublished || course.isFollowed === true
}
