import { levels } from '../choices/levels'
import { courseWarningTexts as texts } from '../messages/courses/course-publishing'
import type { CourseUnit } from './course'

/** Levels that lie between two units before it is told. */
const farBelow = 2

/**
 * What an author should know before publishing, in the words shown; it keeps nobody from it (courses.md#publishing): a unit
 * without an aim, and one that is two levels easier than the last that has a level.
 */
export function courseWarnings(units: readonly Pick<CourseUnit, 'aims' | 'level'>[]): string[] {
  const warnings: string[] = []
  let last = -1
  for (const [index, { aims, level }] of units.entries()) {
    if (aims.length === 0) warnings.push(texts.noAim(index + 1))
    if (level === null) continue
    const height = levels.indexOf(level)
    if (last - height >= farBelow) warnings.push(texts.muchEasier(index + 1))
    last = height
  }
  return warnings
}
