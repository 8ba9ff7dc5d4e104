import type { Course, CourseItemShown } from '@duologue/contract/courses/course-shapes'
import { languageOf } from '@duologue/domain/choices/languages'
import type { CourseItem } from '@duologue/domain/courses/course'
import type { CourseEdit } from '@duologue/domain/courses/course-edit'
import type { Stored } from '../../autosave/autosaver'

/** What an item is; one that its author may not see any more stays what it was. */
const itemOf = (item: CourseItemShown): CourseItem => ({
  kind: item.kind === 'unavailable' ? item.was : item.kind,
  id: item.id,
})

/** What can be edited of a course, and its version. */
export const storedCourse = (course: Course): Stored<CourseEdit> => ({
  version: course.version,
  fields: {
    title: course.title,
    description: course.description,
    translationLanguage: languageOf(course.translationLanguage) ?? null,
    units: course.units.map(({ key, title, level, aims, items }) => ({
      key,
      title,
      level,
      aims,
      items: items.map(itemOf),
    })),
    isPublished: course.settings.isPublished,
  },
})
