import { oklch } from './oklch'
import { type Chance, fnv } from './seeded'

/** The papers a cover is cut from, as `#rrggbb`. */
export interface Palette {
  /** The back of the stage. */
  wall: string
  /** Three steps of scenery, from almost the wall to the strongest. */
  far: string
  mid: string
  near: string
  /** The boards of the stage and their front edge. */
  floor: string
  apron: string
  /** The second hue: suns, lanterns, light. */
  spark: string
  /** The lightest paper, for small marks and beams. */
  glow: string
}

/** The main hue and the second hue (degrees) and the strength of each first language's papers. */
const hues: Record<string, readonly [main: number, second: number, chroma: number]> = {
  ar: [164, 82, 0.075],
  zh: [22, 88, 0.115],
  en: [252, 92, 0.085],
  fr: [288, 5, 0.095],
  de: [93, 48, 0.1],
  it: [130, 50, 0.085],
  ja: [354, 275, 0.085],
  ko: [270, 150, 0.08],
  pt: [150, 98, 0.09],
  ru: [328, 72, 0.085],
  es: [66, 15, 0.115],
}

/** The hues of any two-letter language; those without a row of their own get them from a hash. */
function huesOf(language: string) {
  const hash = fnv(language)
  return hues[language] ?? ([hash % 360, ((hash >>> 9) + 120) % 360, 0.085] as const)
}

/** One hour of the stage: its papers from the main hue and its strength, the second hue and a small lift. */
type Hour = (hue: number, chroma: number, spark: number, lift: number) => Palette

const matinee: Hour = (hue, chroma, spark, lift) => ({
  wall: oklch(0.93 + lift, chroma * 0.34, hue),
  far: oklch(0.87 + lift, chroma * 0.6, hue + 4),
  mid: oklch(0.78 + lift, chroma * 0.9, hue),
  near: oklch(0.62 + lift, chroma, hue - 6),
  floor: oklch(0.5, chroma * 0.85, hue - 4),
  apron: oklch(0.36, chroma * 0.7, hue - 4),
  spark: oklch(0.84, 0.1, spark),
  glow: oklch(0.97, 0.02, 85),
})

const goldenHour: Hour = (hue, chroma, spark, lift) => ({
  wall: oklch(0.77 + lift, chroma * 1.05, hue),
  far: oklch(0.83 + lift, chroma, hue + 4),
  mid: oklch(0.69 + lift, chroma, hue - 4),
  near: oklch(0.54 + lift, chroma * 0.9, hue - 12),
  floor: oklch(0.43, chroma * 0.7, hue - 14),
  apron: oklch(0.31, chroma * 0.55, hue - 14),
  spark: oklch(0.9, 0.07, spark),
  glow: oklch(0.97, 0.03, 85),
})

const evening: Hour = (hue, chroma, spark, lift) => ({
  wall: oklch(0.41 + lift, chroma * 0.8, hue),
  far: oklch(0.47 + lift, chroma * 0.9, hue + 4),
  mid: oklch(0.55 + lift, chroma, hue + 8),
  near: oklch(0.33 + lift, chroma * 0.75, hue - 6),
  floor: oklch(0.8, chroma * 0.5, hue),
  apron: oklch(0.29, chroma * 0.6, hue),
  spark: oklch(0.83, 0.1, spark),
  glow: oklch(0.95, 0.03, 85),
})

/** Dark yellows and olives turn to mud, so these languages have a golden hour in place of the evening. */
const turnsToMud = (hue: number) => hue > 40 && hue < 142

/** The night on a stage: dark for every language, the muddy hues with half their strength. */
const night: Hour = (hue, chroma, spark, lift) =>
  turnsToMud(hue)
    ? evening(hue - 12, chroma * 0.55, spark, lift)
    : evening(hue, chroma, spark, lift)

/** A cover's papers: the hue family says the language; hour of day and small shifts come from chance. */
export function coverPalette(language: string, chance: Chance): Palette {
  const [main, second, chroma] = huesOf(language)
  const hue = main + chance.whole(-9, 9)
  const spark = second + chance.whole(-8, 8)
  const lift = chance.whole(-15, 15) / 1000
  if (chance.happens(0.6)) return matinee(hue, chroma, spark, lift)
  return turnsToMud(hue) ? goldenHour(hue, chroma, spark, lift) : evening(hue, chroma, spark, lift)
}

/** The hours that a stage is lit for: light pages show the day, dark ones the night. */
export const stageHours = ['day', 'night'] as const
export type StageHour = (typeof stageHours)[number]

/** A stage's papers at that hour: the same hues as the covers of its language, whatever chance says of theirs. */
export function stagePalette(hour: StageHour, language: string): Palette {
  const [main, second, chroma] = huesOf(language)
  return (hour === 'day' ? matinee : night)(main, chroma, second, 0)
}
