import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** One tile of the window's bars, 48 units square. */
const bars = [
  'M0 24L24 0L48 24L24 48Z',
  'M0 0H48M0 24H48M0 0V48',
  'M24 0A24 24 0 0 1 48 24A24 24 0 0 1 24 48A24 24 0 0 1 0 24A24 24 0 0 1 24 0ZM24 0V48M0 24H48',
  'M24 6L42 24L24 42L6 24ZM24 0V6M48 24H42M24 48V42M0 24H6',
] as const

/** One to three tall windows filled with a pattern of bars. */
export function lattice({ far, mid, near, spark }: Palette, chance: Chance): string {
  const id = `bars-${chance.whole(0, 1e9)}`
  const count = chance.whole(1, 3)
  const width = [480, 240, 144][count - 1] ?? 144
  const gap = (640 - count * width) / (count + 1)
  const round = chance.happens(0.5) ? Math.min(120, width / 2) : 14
  let shapes = ''
  for (let at = 0; at < count; at++) {
    const x = Math.round(gap + at * (width + gap))
    shapes += `M${x} 330V${36 + round}q0-${round} ${round}-${round}h${width - 2 * round}q${round} 0 ${round} ${round}V330z`
  }
  return (
    `<defs><pattern id="${id}" width="48" height="48" patternUnits="userSpaceOnUse" x="${Math.round(gap)}" y="36">` +
    `<path d="${chance.pick(bars)}" fill="none" stroke="${mid}" stroke-width="4"/></pattern></defs>` +
    `<path d="${shapes}" fill="${far}"/><path d="${shapes}" fill="url(#${id})" stroke="${near}" stroke-width="12"/>` +
    `<path d="M0 14H640" stroke="${spark}" stroke-width="8"/>`
  )
}
