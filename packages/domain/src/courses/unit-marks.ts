import {
  type ConversationMarks,
  type CourseMark,
  courseMarks,
  type ListMarks,
} from './item-progress'

/** The marks of an item as a class's teacher sees them: of a conversation three, of a list one; null where it is not available. */
export type ItemMarks =
  | Pick<ConversationMarks, 'learn' | 'duel' | 'say' | 'isDone'>
  | ListMarks
  | null

const signOf = (mark: CourseMark) => String(courseMarks.indexOf(mark))
const markOf = (sign: string | undefined): CourseMark => courseMarks[Number(sign)] ?? 'empty'

const signsOf = (marks: ItemMarks) => {
  if (marks === null) return '-'
  if ('round' in marks) return signOf(marks.round)
  return [marks.learn, marks.duel, marks.say].map(signOf).join('')
}

/**
 * The marks of a unit's items in few characters, for a class has thousands of them: `220 1 -` is a conversation with Learn and
 * Duel, a list that was begun, and an item that is not available.
 */
export const writeUnitMarks = (items: readonly ItemMarks[]): string => items.map(signsOf).join(' ')

function itemMarks(signs: string): ItemMarks {
  if (signs === '-') return null
  if (signs.length === 1) return { round: markOf(signs), isDone: signs === '2' }
  const [learn, duel, say] = [markOf(signs[0]), markOf(signs[1]), markOf(signs[2])]
  return { learn, duel, say, isDone: learn === 'full' && duel === 'full' }
}

/** The marks that `writeUnitMarks` wrote down. */
export const readUnitMarks = (told: string): ItemMarks[] =>
  told === '' ? [] : told.split(' ').map(itemMarks)

/** How many of a unit's items are done, of those that are available. */
export function doneOf(items: readonly ItemMarks[]): { done: number; available: number } {
  const available = items.filter(item => item !== null)
  return { done: available.filter(({ isDone }) => isDone).length, available: available.length }
}
