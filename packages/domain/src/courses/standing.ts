import type { CourseUnit } from './course'

/** Whether an item is done, and, of a conversation, kept; undefined for one that its reader may not see. */
export type ItemStanding = { readonly isDone: boolean; readonly isKept?: boolean } | undefined

/** How somebody stands with a unit. */
export interface UnitStanding {
  /** Items that can be seen, and those of them that are done. */
  readonly available: number
  readonly done: number
  /** All that can be seen is done; never of a unit in which nothing can be seen. */
  readonly isDone: boolean
  /** Every conversation that can be seen is kept, beside that. */
  readonly isKept: boolean
}

/** How somebody stands with a unit by its items (courses.md#progress). */
export function unitStanding(items: readonly ItemStanding[]): UnitStanding {
  const available = items.filter(item => item !== undefined)
  const done = available.filter(({ isDone }) => isDone).length
  const isDone = available.length > 0 && done === available.length
  return {
    available: available.length,
    done,
    isDone,
    isKept: isDone && available.every(({ isKept }) => isKept !== false),
  }
}

/** Where somebody began in a course: the place of that unit, or the first one where it is gone (courses.md#starting). */
export const startPlace = (units: readonly Pick<CourseUnit, 'key'>[], start: string): number =>
  Math.max(
    0,
    units.findIndex(({ key }) => key === start),
  )

/**
 * The place of the current unit: the first one from the start on that is not done and in which something can be seen
 * (courses.md#progress). Undefined at the end of the path.
 */
export function currentPlace(units: readonly UnitStanding[], from: number): number | undefined {
  const place = units.findIndex(
    ({ available, isDone }, index) => index >= from && available > 0 && !isDone,
  )
  return place < 0 ? undefined : place
}
