import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** A painted town: houses and towers with lit windows. */
export function towers({ far, mid, near, spark }: Palette, chance: Chance): string {
  let lit = ''
  const street = (base: number, least: number, most: number, windows: boolean) => {
    let d = ''
    for (let x = -10; x < 640; ) {
      const w = chance.whole(52, 96)
      const top = base - chance.whole(least, most)
      d += `M${x} 330V${top}`
      d += chance.pick([
        `h${w}`,
        `l${w / 2}-${Math.round(w * 0.45)}l${w / 2} ${Math.round(w * 0.45)}`,
        `a${w / 2} ${w / 2} 0 0 1 ${w} 0`,
        `v-20h${w}v20`,
      ])
      d += 'V330Z'
      for (let y = top + 18; windows && y < 270; y += 34) {
        if (chance.happens(0.6)) lit += `M${x + Math.round(w * 0.25)} ${y}h10v14h-10z`
        if (chance.happens(0.6)) lit += `M${x + Math.round(w * 0.62)} ${y}h10v14h-10z`
      }
      x += w + chance.whole(-4, 10)
    }
    return d
  }
  const back = `<path d="${street(300, 150, 220, false)}" fill="${far}"/>`
  const middle = `<path d="${street(300, 70, 140, true)}" fill="${mid}"/>`
  return `<circle cx="${chance.whole(80, 560)}" cy="76" r="${chance.whole(28, 44)}" fill="${spark}"/>${back}${middle}<path d="${lit}" fill="${spark}"/><path d="M0 292H640V330H0Z" fill="${near}"/>`
}
