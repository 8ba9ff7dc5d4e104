import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Three ranges of paper hills under a sun or moon. */
export function hills({ far, mid, near, spark }: Palette, chance: Chance): string {
  const sun = `<circle cx="${chance.whole(70, 570)}" cy="${chance.whole(56, 110)}" r="${chance.whole(34, 58)}" fill="${spark}"/>`
  const range = (colour: string, base: number) => {
    const step = chance.whole(150, 260)
    let d = `M-40 340V${base + chance.whole(-30, 30)}`
    for (let x = -40; x < 640; x += step) {
      d += `C${x + Math.round(step * 0.35)} ${base + chance.whole(-75, 5)} ${x + Math.round(step * 0.65)} ${base + chance.whole(-55, 25)} ${x + step} ${base + chance.whole(-25, 25)}`
    }
    return `<path d="${d}V340Z" fill="${colour}"/>`
  }
  return sun + range(far, 170) + range(mid, 225) + range(near, 282)
}
