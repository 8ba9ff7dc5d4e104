import type { CourseItem, CourseUnit } from './course'
import { courseLimits as limits } from './course-limits'

/** A unit without anything, under a key that is handed in. */
export const newUnit = (key: string): CourseUnit => ({
  key,
  title: '',
  level: null,
  aims: [],
  items: [],
})

/** The same units, one of them with some of its fields otherwise. */
export const withUnit = (
  units: readonly CourseUnit[],
  key: string,
  change: Partial<Omit<CourseUnit, 'key'>>,
): CourseUnit[] => units.map(unit => (unit.key === key ? { ...unit, ...change } : unit))

/** The same units without one of them and all that is in it. */
export const withoutUnit = (units: readonly CourseUnit[], key: string): CourseUnit[] =>
  units.filter(unit => unit.key !== key)

/** Whether a unit can take one item more. */
export const canTakeItem = ({ items }: Pick<CourseUnit, 'items'>): boolean =>
  items.length < limits.itemsOfUnit

/** The same units without an item, wherever it stands. */
export const withoutItem = (units: readonly CourseUnit[], id: string): CourseUnit[] =>
  units.map(unit =>
    unit.items.some(item => item.id === id)
      ? { ...unit, items: unit.items.filter(item => item.id !== id) }
      : unit,
  )

/**
 * The same units with an item in one of them, at a place or at its end, and nowhere else (courses.md#units): so it is put
 * in, and moved. A unit that is full, or that is not there, takes none.
 */
export function withItem(
  units: readonly CourseUnit[],
  key: string,
  item: CourseItem,
  place?: number,
): CourseUnit[] {
  const others = withoutItem(units, item.id)
  const into = others.find(unit => unit.key === key)
  if (!into || !canTakeItem(into)) return [...units]
  const items = into.items.toSpliced(place ?? into.items.length, 0, item)
  return withUnit(others, key, { items })
}

/**
 * Units of twelve of these conversations, in their order, as a playlist becomes a course; what is more than a course holds
 * is left out (courses.md#making-one).
 *
 * @param keyOf makes the key of each unit.
 */
export function unitsOfConversations(
  conversations: readonly string[],
  keyOf: (index: number) => string,
): CourseUnit[] {
  const taken = conversations.slice(0, limits.items)
  const units = Math.ceil(taken.length / limits.itemsOfUnit)
  return Array.from({ length: units }, (_, index) => ({
    ...newUnit(keyOf(index)),
    items: taken
      .slice(index * limits.itemsOfUnit, (index + 1) * limits.itemsOfUnit)
      .map(id => ({ kind: 'conversation', id })),
  }))
}
