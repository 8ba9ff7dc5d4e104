import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Overlapping scales, from a back cloth stencilled row by row. */
export function scales({ wall, far, mid, near, spark }: Palette, chance: Chance): string {
  const r = chance.pick([40, 48, 56])
  const rings = chance.pick([
    [mid, wall, mid],
    [far, mid, far],
    [mid, far, spark],
    [near, far, near],
  ])
  const id = `scale-${chance.whole(0, 1e9)}`
  const scale = rings
    .map((colour, ring) => `<circle r="${Math.round(r * (1 - ring * 0.3))}" fill="${colour}"/>`)
    .join('')
  // Lower rows lie on higher ones, so the tile begins two rows above its edge.
  let rows = ''
  for (let row = -2; row < 4; row++) {
    for (const x of row % 2 === 0 ? [0, 2 * r] : [r]) {
      rows += `<use href="#${id}" x="${x}" y="${(row * r) / 2}"/>`
    }
  }
  return (
    `<defs><g id="${id}">${scale}<circle r="${r}" fill="none" stroke="${wall}" stroke-width="3"/></g>` +
    `<pattern id="${id}-cloth" width="${2 * r}" height="${r}" patternUnits="userSpaceOnUse">${rows}</pattern></defs>` +
    `<rect width="640" height="330" fill="url(#${id}-cloth)"/>`
  )
}
