import type { Course } from '@duologue/contract/courses/course-shapes'
import {
  type CourseEdit,
  isCourseEditValid,
  mergeCourseEdits,
} from '@duologue/domain/courses/course-edit'
import type { Client } from '../../api/client'
import { changedFields } from '../../autosave/found-edit'
import { hasFields, journalOf } from '../../autosave/journal'
import { editSaver } from '../../editor-kit/edit-saver'
import { storedCourse } from './course-edit-of'

const isCourseEdit = hasFields<CourseEdit>({
  texts: ['title', 'description'],
  lists: ['units'],
  others: ['translationLanguage', 'isPublished'],
})

/** What is sent of an edit: what differs. */
function bodyOf(draft: CourseEdit, fields: CourseEdit) {
  const { isPublished, units, ...rest } = changedFields(fields, draft)
  return {
    ...rest,
    ...(units
      ? {
          units: units.map(unit => ({ ...unit, aims: [...unit.aims], items: [...unit.items] })),
        }
      : {}),
    ...(isPublished === undefined ? {} : { settings: { isPublished } }),
  }
}

/**
 * Saves the edits of a course by itself (courses.md#editing); `onSaved` is told what is stored, `onGone` that it is not
 * there any more.
 */
export const courseSaver = (
  client: Client,
  course: Course,
  user: string,
  onSaved: (course: Course) => void,
  onGone: () => void,
) =>
  editSaver(course, {
    about: `course:${course.id}`,
    journal: journalOf(user, `course:${course.id}`, isCourseEdit),
    storedOf: storedCourse,
    isValid: isCourseEditValid,
    merge: mergeCourseEdits,
    bodyOf,
    call: (body, how) => client.courses.updateCourse({ params: { id: course.id }, body }, how),
    changed: 'course-changed',
    onSaved,
    onGone,
  })
