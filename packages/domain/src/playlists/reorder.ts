/** The same list with the item at one place moved to another; places outside the list change nothing. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const isInside = (place: number) => Number.isInteger(place) && place >= 0 && place < list.length
  if (!isInside(from) || !isInside(to)) return [...list]
  const moved = list.toSpliced(from, 1)
  return moved.toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** The same list with some items standing together before or after another one, in the order they had. */
export function moveBeside<T>(
  list: readonly T[],
  items: ReadonlySet<T>,
  target: T,
  where: 'before' | 'after',
): T[] {
  if (items.has(target) || !list.includes(target)) return [...list]
  const others = list.filter(item => !items.has(item))
  const at = others.indexOf(target) + (where === 'after' ? 1 : 0)
  return others.toSpliced(at, 0, ...list.filter(item => items.has(item)))
}
