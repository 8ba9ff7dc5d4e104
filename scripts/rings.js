/**
 * The place of a file on its floor: the room or part that it stands in. A file beside them stands for itself. Tests, and
 * what they start, meet whomever they need and are no place.
 *
 * @param {string} file
 */
function placeOf(file) {
  if (/\.test\.tsx?$|^packages\/server\/src\/testing\//.test(file)) return undefined
  const [, floor, name] = /^packages\/([^/]+)\/src\/([^/]+)/.exec(file) ?? []
  return floor && name ? `${floor}/${name}` : undefined
}

/**
 * Where each place leads on its own floor, with the first import that does.
 *
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 */
function waysOf(modules) {
  /** @type {Map<string, Map<string, string>>} */
  const ways = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [placeOf(source), placeOf(resolved)]
      if (!from || !to || from === to || from.split('/')[0] !== to.split('/')[0]) continue
      const leads = ways.get(from) ?? new Map()
      if (!leads.has(to)) leads.set(to, `${source} → ${resolved}`)
      ways.set(from, leads)
    }
  return ways
}

/**
 * The shortest way from a place back to it, as the places on it; undefined when there is none.
 *
 * @param {Map<string, Map<string, string>>} ways
 * @param {string} start
 */
function ringFrom(ways, start) {
  const seen = new Set()
  const paths = [[start]]
  for (const path of paths)
    for (const next of ways.get(path.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return path
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  return undefined
}

/**
 * Rings of rooms and parts, as sentences: no file need import itself in the end, and still none of the rooms on a ring can
 * be understood, or taken away, without the others.
 *
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 */
export function ringsOf(modules) {
  const ways = waysOf(modules)
  /** @type {Map<string, string>} */
  const rings = new Map()
  for (const start of ways.keys()) {
    const ring = ringFrom(ways, start)
    const members = ring?.toSorted().join()
    if (!ring || members === undefined || rings.has(members)) continue
    const imports = ring.map((place, index) => {
      const next = ring[(index + 1) % ring.length] ?? place
      return `  ${ways.get(place)?.get(next)}`
    })
    rings.set(members, [`A ring: ${[...ring, start].join(' → ')}`, ...imports].join('\n'))
  }
  return [...rings.values()]
}
