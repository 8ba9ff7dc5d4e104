import type { Part } from './song-change'

/**
 * Lyrics in the order of some ids, as far as they are there; those that the order does not name stay behind the one that
 * they stand behind now.
 */
export function inOrder<L extends Part>(lyrics: readonly L[], order: readonly string[]): L[] {
  const byId = new Map(lyrics.map(line => [line.id, line]))
  const known = new Set(order)
  const behind = new Map<string | null, L[]>()
  let last: string | null = null
  for (const line of lyrics) {
    if (known.has(line.id)) last = line.id
    else behind.set(last, [...(behind.get(last) ?? []), line])
  }
  const ordered = [...new Set(order)].flatMap(id => byId.get(id) ?? [])
  return [
    ...(behind.get(null) ?? []),
    ...ordered.flatMap(line => [line, ...(behind.get(line.id) ?? [])]),
  ]
}
