import type { CourseUnit } from './course'
import { withItem, withUnit } from './edit-units'

/**
 * Units with one put back that was just taken out, at its place and with those of its items that stand nowhere else by now;
 * one that is there again stays as it is (courses.md#editing).
 */
export function restoreUnit(
  units: readonly CourseUnit[],
  unit: CourseUnit,
  place: number,
): CourseUnit[] {
  if (units.some(({ key }) => key === unit.key)) return [...units]
  const elsewhere = new Set(units.flatMap(({ items }) => items.map(({ id }) => id)))
  const items = unit.items.filter(({ id }) => !elsewhere.has(id))
  return units.toSpliced(place, 0, { ...unit, items })
}

/** Units of which one has its items in another order: one of them stands so many places further on. */
export function moveItemBy(units: readonly CourseUnit[], id: string, by: 1 | -1): CourseUnit[] {
  const unit = units.find(({ items }) => items.some(item => item.id === id))
  const from = unit?.items.findIndex(item => item.id === id) ?? -1
  const item = unit?.items[from]
  const to = from + by
  if (!unit || !item || to < 0 || to >= unit.items.length) return [...units]
  return withUnit(units, unit.key, { items: unit.items.toSpliced(from, 1).toSpliced(to, 0, item) })
}

/**
 * Units with an item put before or after another one, in that one's unit (courses.md#editing); another unit that is full
 * takes none.
 */
export function moveItemBeside(
  units: readonly CourseUnit[],
  id: string,
  target: string,
  where: 'before' | 'after',
): CourseUnit[] {
  const item = units.flatMap(({ items }) => items).find(one => one.id === id)
  const into = units.find(({ items }) => items.some(one => one.id === target))
  if (!item || !into || id === target) return [...units]
  const others = into.items.filter(one => one.id !== id)
  const place = others.findIndex(one => one.id === target) + (where === 'after' ? 1 : 0)
  return withItem(units, into.key, item, place)
}
