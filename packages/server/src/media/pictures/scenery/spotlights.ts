import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Beams from lamps above, crossing where the voices meet. */
export function spotlights({ far, mid, near, glow, spark }: Palette, chance: Chance): string {
  const count = chance.whole(2, 4)
  let beams = ''
  let lamps = ''
  for (let at = 0; at < count; at++) {
    const from = Math.round(((at + 0.5) * 640) / count) + chance.whole(-20, 20)
    const to = Math.round(320 + (320 - from) * (chance.whole(10, 60) / 100))
    const half = chance.whole(70, 115)
    const light = at % 2 === 0 ? glow : spark
    beams += `<path d="M${from - 12} 34L${to - half} 306H${to + half}L${from + 12} 34Z" fill="${light}" opacity=".34"/>`
    lamps += `<path d="M${from} 0V18" stroke="${near}" stroke-width="6"/><path d="M${from - 15} 14h30l6 24h-42z" fill="${near}"/>`
  }
  return `<path d="M0 210H640V320H0Z" fill="${far}"/><path d="M0 0H640V12H0Z" fill="${mid}"/>${beams}${lamps}`
}
