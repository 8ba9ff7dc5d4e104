/** Tests, and what they start, meet whomever they need and are no place. */
const isTest = file => /\.test\.tsx?$|^packages\/server\/src\/testing\//.test(file)

/**
 * The place of a file on its floor: the room or part that it stands in. A file beside them stands for itself.
 *
 * @param {string} file
 */
function roomOf(file) {
  const [, floor, name] = /^packages\/([^/]+)\/src\/([^/]+)/.exec(file) ?? []
  return floor && name && !isTest(file) ? `${floor}/${name}` : undefined
}

/**
 * The subroom that a file stands in; what stands beside them in the room puts them together, and is none.
 *
 * @param {string} file
 */
function subroomOf(file) {
  const [, room, name] = /^packages\/([^/]+\/src\/[^/]+)\/([^/]+)\//.exec(file) ?? []
  return room && name && !isTest(file) ? `${room.replace('/src', '')}/${name}` : undefined
}

/** @param {string} place */
const around = place => place.slice(0, place.lastIndexOf('/'))

/**
 * Where each place leads among those around it, with the first import that does.
 *
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 * @param {(file: string) => string | undefined} placeOf
 */
function waysOf(modules, placeOf) {
  /** @type {Map<string, Map<string, string>>} */
  const ways = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [placeOf(source), placeOf(resolved)]
      if (!from || !to || from === to || around(from) !== around(to)) continue
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
 * The rings among places, as sentences, with the places on each.
 *
 * @param {Map<string, Map<string, string>>} ways
 */
function ringsAmong(ways) {
  /** @type {Map<string, { start: string, sentence: string }>} */
  const rings = new Map()
  for (const start of ways.keys()) {
    const ring = ringFrom(ways, start)
    const members = ring?.toSorted().join()
    if (!ring || members === undefined || rings.has(members)) continue
    const imports = ring.map((place, index) => {
      const next = ring[(index + 1) % ring.length] ?? place
      return `  ${ways.get(place)?.get(next)}`
    })
    const sentence = [`A ring: ${[...ring, start].join(' → ')}`, ...imports].join('\n')
    rings.set(members, { start, sentence })
  }
  return [...rings.values()]
}

/** Rooms whose subrooms need one another still. The list only shrinks: what was mended leaves it. */
const knots = ['domain/battle', 'server/shop', 'server/songs', 'web/songs']

/**
 * Rings of rooms and parts, and of the subrooms of a room, as sentences: no file need import itself in the end, and still
 * none of the places on a ring can be understood, or taken away, without the others.
 *
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 * @param {readonly string[]} known
 */
export function ringsOf(modules, known = knots) {
  const among = ringsAmong(waysOf(modules, subroomOf))
  return [
    ...ringsAmong(waysOf(modules, roomOf)),
    ...among.filter(({ start }) => !known.includes(around(start))),
  ]
    .map(({ sentence }) => sentence)
    .concat(
      known
        .filter(room => !among.some(({ start }) => around(start) === room))
        .map(room => `${room} has no ring of subrooms any more: take it off the list in rings.js.`),
    )
}
