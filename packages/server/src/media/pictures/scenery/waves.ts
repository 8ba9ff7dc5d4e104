import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Rolling bands, as a stage sea worked by hand. */
export function waves({ far, mid, near, spark, glow }: Palette, chance: Chance): string {
  const rows = chance.whole(4, 5)
  const colours = [far, mid, far, mid, near]
  let sea = ''
  for (let row = 0; row < rows; row++) {
    const y = Math.round(110 + (row * 185) / rows)
    const step = chance.pick([64, 80, 107, 128])
    const high = chance.whole(16, 30)
    const start = -chance.whole(0, step * 2)
    let d = `M${start} ${y}q${step / 2} ${-high} ${step} 0`
    for (let x = start + step; x < 640; x += step) d += `t${step} 0`
    sea += `<path d="${d}V340H${start}Z" fill="${row === rows - 1 ? near : (colours[row] ?? mid)}"/>`
    if (row % 2 === 1)
      sea += `<path d="${d}" fill="none" stroke="${glow}" stroke-width="4" opacity=".7"/>`
  }
  return `<circle cx="${chance.whole(90, 550)}" cy="${chance.whole(70, 100)}" r="${chance.whole(38, 60)}" fill="${spark}"/>${sea}`
}
