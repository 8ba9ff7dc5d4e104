import { courseFaults as faults } from '../messages/courses/course-faults'
import { fieldTexts as texts } from '../messages/fields'
import { type CourseUnit, itemsOf } from './course'
import { courseLimits as limits } from './course-limits'

/** What is wrong with a field's value, in the words shown under it; undefined when nothing is (courses.md#fields). */
type FieldFault = string | undefined

const tooLong = (value: string, most: number): FieldFault =>
  value.trim().length > most ? texts.atMost(most) : undefined

const needed = (value: string, most: number): FieldFault =>
  value.trim() === '' ? texts.required : tooLong(value, most)

/** A course's title: required, at most 90 characters (courses.md#fields). */
export const courseTitleFault = (value: string): FieldFault => needed(value, limits.title)

/** Its description: at most 250 characters (courses.md#fields). */
export const courseDescriptionFault = (value: string): FieldFault =>
  tooLong(value, limits.description)

/** A unit's title: at most 60 characters; one without is called by its number (courses.md#units). */
export const unitTitleFault = (value: string): FieldFault => tooLong(value, limits.unitTitle)

/** An aim: required, at most 120 characters (courses.md#units). */
export const aimFault = (value: string): FieldFault => needed(value, limits.aim)

/** Whether an item is of a kind that can be in a course (courses.md#units). */
export const itemKindFault = (kind: string): FieldFault =>
  kind === 'song' ? faults.songsNotYet : undefined

/** What is wrong with the units of a course as a whole: there are not too many, each once, and each item once. */
export function unitsFault(units: readonly CourseUnit[]): FieldFault {
  if (units.length > limits.units) return faults.tooManyUnits(limits.units)
  const items = itemsOf(units)
  if (units.some(unit => unit.items.length > limits.itemsOfUnit))
    return faults.tooManyInUnit(limits.itemsOfUnit)
  if (items.length > limits.items) return faults.tooManyItems(limits.items)
  if (new Set(units.map(({ key }) => key)).size < units.length) return faults.unitTwice
  return new Set(items.map(({ id }) => id)).size < items.length ? faults.itemTwice : undefined
}
