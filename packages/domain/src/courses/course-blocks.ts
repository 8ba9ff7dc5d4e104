import { courseBlockTexts as texts } from '../messages/courses/course-publishing'
import type { CourseUnit } from './course'

/**
 * What keeps a course from being published, in the words shown, by the field that it is about (courses.md#publishing); empty
 * when nothing does.
 *
 * @param drafts how many of its items are there and not published.
 */
export function courseBlocks(
  units: readonly Pick<CourseUnit, 'items'>[],
  drafts: number,
): Record<string, string> {
  const empty = units.flatMap(({ items }, index) =>
    items.length === 0 ? [[`units.${index}.items`, texts.emptyUnit(index + 1)]] : [],
  )
  return Object.fromEntries([
    ...(units.length === 0 ? [['units', texts.noUnit]] : []),
    ...empty,
    ...(drafts > 0 ? [['items', texts.drafts(drafts)]] : []),
  ])
}
