/** What of an item matters for dealing it: who it is, and whom it sounds like. */
interface Dealt {
  readonly id: string
  readonly contrast: string | null
}

/** Items that sound alike, together; each item is in one group. */
function groupsOf<Item extends Dealt>(items: readonly Item[]): Item[][] {
  const byId = new Map(items.map(item => [item.id, item]))
  const seen = new Set<Item>()
  return items.flatMap(item => {
    const partner = byId.get(item.contrast ?? '') ?? item
    const group = [...new Set([item, partner])].filter(one => !seen.has(one))
    for (const one of group) seen.add(one)
    return group.length > 0 ? [group] : []
  })
}

/**
 * Some of these items for a round, at most so many, drawn by chance (pronunciation.md#dealing-a-round). Those that
 * sound alike are drawn together as long as there is room, for a contrast is only heard beside its partner.
 *
 * @param chance answers a number from 0 up to, but not including, 1.
 */
export function dealItems<Item extends Dealt>(
  items: readonly Item[],
  most: number,
  chance: () => number,
): Item[] {
  const groups = groupsOf(items)
  for (let last = groups.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const [one, two] = [groups[last] ?? [], groups[other] ?? []]
    groups[last] = two
    groups[other] = one
  }
  return groups.flat().slice(0, Math.max(0, most))
}
