import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Rays from a half disc behind the boards. */
export function rays({ far, mid, spark, glow }: Palette, chance: Chance): string {
  const count = chance.whole(9, 15)
  const x = 320 + chance.whole(-90, 90)
  const at = (turn: number) =>
    `${Math.round(x - 760 * Math.cos(turn * Math.PI))} ${Math.round(305 - 760 * Math.sin(turn * Math.PI))}`
  let d = ''
  for (let ray = 0; ray < count; ray++) {
    d += `M${x} 305L${at(ray / count)}L${at((ray + 0.5) / count)}Z`
  }
  const [outer, inner] = [chance.whole(210, 250), chance.whole(140, 180)]
  const ring = chance.happens(0.5)
    ? `<circle cx="${x}" cy="305" r="${outer}" fill="none" stroke="${glow}" stroke-width="6" stroke-dasharray="2 22" stroke-linecap="round"/>`
    : ''
  return `<path d="${d}" fill="${far}"/>${ring}<circle cx="${x}" cy="305" r="${inner + 26}" fill="${mid}"/><circle cx="${x}" cy="305" r="${inner}" fill="${spark}"/>`
}
