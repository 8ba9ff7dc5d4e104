import { isSame } from './is-same'

/** What came of two edits of the same thing: where both changed a field differently, mine stands and it is named. */
export interface Merged<T> {
  merged: T
  conflicts: (keyof T)[]
}

/** How one field of two edits is joined; undefined when only a person can tell. */
type Joins<T> = { [K in keyof T]?: (base: T[K], mine: T[K], theirs: T[K]) => T[K] | undefined }

/**
 * Joins two edits of one thing, field by field (saving.md#joining-two-edits): who alone changed a field is followed,
 * and what both changed differently is joined by the field's own rule, or left to a person. Nothing is lost.
 */
export function mergeFields<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  joins: Joins<T> = {},
): Merged<T> {
  const merged = { ...theirs }
  const conflicts: (keyof T)[] = []
  for (const field of Object.keys(base) as (keyof T)[]) {
    if (isSame(mine[field], base[field]) || isSame(mine[field], theirs[field])) continue
    if (isSame(theirs[field], base[field])) {
      merged[field] = mine[field]
      continue
    }
    const joined = joins[field]?.(base[field], mine[field], theirs[field])
    if (joined === undefined) conflicts.push(field)
    merged[field] = joined ?? mine[field]
  }
  return { merged, conflicts }
}
