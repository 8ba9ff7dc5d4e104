import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** A colonnade of nested arches. */
export function arches({ far, mid, near, spark, wall }: Palette, chance: Chance): string {
  const count = chance.whole(3, 5)
  const width = 640 / count
  const rings = chance.pick([
    [mid, far, near],
    [near, far, mid],
    [mid, wall, spark],
    [far, near, spark],
  ])
  let row = ''
  for (let at = 0; at < count; at++) {
    const x = at * width + width / 2
    const top = 64 + (chance.happens(0.5) ? 0 : chance.whole(-18, 30))
    rings.forEach((colour, ring) => {
      const half = Math.round(width * (0.44 - ring * 0.115))
      const y = top + ring * Math.round(width * 0.115)
      row += `<path d="M${Math.round(x - half)} 330V${y + half}a${half} ${half} 0 0 1 ${2 * half} 0V330Z" fill="${colour}"/>`
    })
  }
  return row + `<path d="M0 0H640V18H0Z" fill="${near}"/>`
}
