import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Steps up one side or to a top in the middle, with a disc of light behind. */
export function stairs({ far, mid, near, spark }: Palette, chance: Chance): string {
  const steps = chance.whole(5, 8)
  const run = Math.round((chance.happens(0.5) ? 640 : 330) / steps)
  const rise = Math.round(chance.whole(190, 230) / steps)
  const flight = (from: number, lift: number) => {
    let d = `M${from} 330V${312 - lift}`
    for (let step = 1; step <= steps; step++) d += `h${run}v${-rise}`
    return `${d}H700V330Z`
  }
  const climb = `<path d="${flight(-10, 46)}" fill="${far}"/><path d="${flight(run, 22)}" fill="${mid}"/><path d="${flight(run * 2 + 10, -6)}" fill="${near}"/>`
  const sun = `<circle cx="${chance.whole(110, 240)}" cy="${chance.whole(80, 120)}" r="${chance.whole(46, 74)}" fill="${spark}"/>`
  return chance.happens(0.5)
    ? `<g transform="translate(640 0) scale(-1 1)">${sun}${climb}</g>`
    : sun + climb
}
