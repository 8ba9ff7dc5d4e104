import type { LanguageCode } from '../choices/languages'
import { type Merged, mergeFields } from '../saving/merge-fields'
import { mergeItems } from '../saving/merge-items'
import type { CourseUnit } from './course'
import {
  aimFault,
  courseDescriptionFault,
  courseTitleFault,
  unitsFault,
  unitTitleFault,
} from './course-fields'
import { courseLimits as limits } from './course-limits'

/** What is edited of a course (courses.md#editing). */
export interface CourseEdit {
  title: string
  description: string
  translationLanguage: LanguageCode | null
  units: CourseUnit[]
  isPublished: boolean
}

const isUnitValid = ({ title, aims }: CourseUnit) =>
  unitTitleFault(title) === undefined &&
  aims.length <= limits.aims &&
  aims.every(aim => aimFault(aim) === undefined)

/** Whether an edit may be sent: only a valid one is saved by itself (courses.md#editing). */
export const isCourseEditValid = ({ title, description, units }: CourseEdit): boolean =>
  courseTitleFault(title) === undefined &&
  courseDescriptionFault(description) === undefined &&
  unitsFault(units) === undefined &&
  units.every(isUnitValid)

/** Joins the units of two edits; undefined where only a person can tell, as when both put one thing into two units. */
function mergeUnits(
  was: readonly CourseUnit[],
  own: readonly CourseUnit[],
  other: readonly CourseUnit[],
): CourseUnit[] | undefined {
  const named = (units: readonly CourseUnit[]) => units.map(unit => ({ ...unit, id: unit.key }))
  const merged = mergeItems(named(was), named(own), named(other), limits.units)?.map(
    ({ id: _, ...unit }) => unit,
  )
  return merged && unitsFault(merged) === undefined ? merged : undefined
}

/** Joins two edits of a course, each unit by itself; what only a person can decide is named (saving.md#joining-two-edits). */
export const mergeCourseEdits = (
  base: CourseEdit,
  mine: CourseEdit,
  theirs: CourseEdit,
): Merged<CourseEdit> => mergeFields(base, mine, theirs, { units: mergeUnits })
