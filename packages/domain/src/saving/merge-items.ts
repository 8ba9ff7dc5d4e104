import { isSame } from './is-same'
import { mergeFields } from './merge-fields'
import { mergeOrder } from './merge-order'

/**
 * Joins two edits of an ordered list of things with ids, thing by thing and field by field; undefined when only a
 * person can tell.
 */
export function mergeItems<T extends { id: string }>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  most: number,
): T[] | undefined {
  const ids = (items: readonly T[]) => items.map(({ id }) => id)
  const order = mergeOrder(ids(base), ids(mine), ids(theirs))
  if (order === undefined || order.length > most) return undefined
  const byId = (items: readonly T[]) => new Map(items.map(item => [item.id, item]))
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)]
  const merged: T[] = []
  for (const id of order) {
    const [before, mineNow, theirsNow] = [was.get(id), own.get(id), other.get(id)]
    if (mineNow && theirsNow) {
      const joined = mergeFields(before ?? theirsNow, mineNow, theirsNow)
      if (joined.conflicts.length > 0) return undefined
      merged.push(joined.merged)
    } else {
      const item = mineNow ?? theirsNow
      if (item) merged.push(item)
    }
  }
  // Whoever changed a thing that the other took out is asked: taking it out would lose the change.
  const isChanged = (item: T, now: T | undefined) => now !== undefined && !isSame(now, item)
  const isLost = base.some(
    item =>
      (!own.has(item.id) && isChanged(item, other.get(item.id))) ||
      (!other.has(item.id) && isChanged(item, own.get(item.id))),
  )
  return isLost ? undefined : merged
}
