import type { CourseMark } from './item-progress'

/**
 * What is next with an item (courses.md#progress): its round, or Learn before the duel; undefined when it is done. To say
 * its lines may wait.
 */
export function nextPart(
  marks: { readonly learn: CourseMark; readonly duel: CourseMark } | { readonly round: CourseMark },
): 'learn' | 'duel' | 'round' | undefined {
  if ('round' in marks) return marks.round === 'full' ? undefined : 'round'
  if (marks.learn !== 'full') return 'learn'
  return marks.duel === 'full' ? undefined : 'duel'
}
