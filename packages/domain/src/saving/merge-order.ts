import { isSame } from './is-same'

/**
 * Joins two edits of an ordered list without doubles: what either took out is out, what either put in is in, and the
 * order is that of whoever changed it. Undefined when both put what they share into different orders.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const [was, own, other] = [new Set(base), new Set(mine), new Set(theirs)]
  const isGone = (item: string) => was.has(item) && !(own.has(item) && other.has(item))
  const inAll = (item: string) => was.has(item) && own.has(item) && other.has(item)
  const before = base.filter(inAll)
  const iMoved = !isSame(mine.filter(inAll), before)
  const theyMoved = !isSame(theirs.filter(inAll), before)
  if (iMoved && theyMoved && !isSame(mine.filter(inAll), theirs.filter(inAll))) return undefined
  const [lead, rest] = iMoved ? [mine, theirs] : [theirs, mine]
  const kept = lead.filter(item => !isGone(item))
  return [...kept, ...rest.filter(item => !isGone(item) && !kept.includes(item))]
}
