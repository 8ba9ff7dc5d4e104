import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Dots, half rounds, bars and corners thrown over the wall; a shaken grid keeps them from clumping. */
export function confetti({ far, mid, near, spark, glow }: Palette, chance: Chance): string {
  const colours = [mid, near, spark, glow, far] as const
  const size = chance.pick([58, 64, 72])
  const thrown = new Map<string, string>()
  for (let y = size / 2; y < 300; y += size) {
    for (let x = size / 2; x < 640; x += size) {
      const cx = Math.round(x + chance.whole(-14, 14))
      const cy = Math.round(y + chance.whole(-14, 14))
      const r = chance.whole(6, 17)
      const d = chance.pick([
        `M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0`,
        `M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0z`,
        `M${cx} ${cy - r}a${r} ${r} 0 0 1 0 ${2 * r}z`,
        `M${cx - r} ${cy - r}h${2 * r}l-${2 * r} ${2 * r}z`,
        `M${cx - r} ${cy}l${r}-${r}l8 8l-${r} ${r}z`,
      ])
      const colour = chance.pick(colours)
      thrown.set(colour, (thrown.get(colour) ?? '') + d)
    }
  }
  return [...thrown].map(([colour, d]) => `<path d="${d}" fill="${colour}"/>`).join('')
}
