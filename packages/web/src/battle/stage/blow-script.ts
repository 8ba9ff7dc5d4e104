import type { BlowWeight } from '../arena/blow-weight'

/** What a blow does to the stage beside its word, its number and its sound (battle.md#blows). */
interface BlowFeel {
  /** How far the stage shakes, in pixels, and how long, in milliseconds. */
  readonly shake: { readonly by: number; readonly lasts: number } | null
  /** How many scraps of paper fly: more than twelve cost frames. */
  readonly scraps: number
  /** Whether the one who is struck is thrown back; a shield bows instead. */
  readonly recoils: boolean
}

export const blowFeels: Readonly<Record<BlowWeight, BlowFeel>> = {
  late: { shake: null, scraps: 0, recoils: false },
  light: { shake: null, scraps: 4, recoils: true },
  full: { shake: { by: 3, lasts: 180 }, scraps: 8, recoils: true },
  heavy: { shake: { by: 6, lasts: 220 }, scraps: 12, recoils: true },
  blocked: { shake: null, scraps: 6, recoils: false },
}

/** When what happens of a blow, in milliseconds since it was struck; it all ends within the attack and its pause. */
export const blowTimes = { leans: 120, lands: 380, goesOn: 460, ends: 900 } as const

/** How many characters of a line fly. */
const mostFlown = 40

/** The line as it flies: its first forty characters. */
export function flownText(text: string): string {
  const letters = Array.from(text)
  return letters.length > mostFlown ? `${letters.slice(0, mostFlown).join('').trimEnd()}…` : text
}

/** A stage that shakes: to one side and the other, less each time. Never more than three times in a second. */
export function shaken(by: number): Keyframe[] {
  return [0, 1, -0.6, 0.3, 0].map(part => ({ transform: `translateX(${part * by}px)` }))
}

/** Where the scrap of that number flies: all around, a little upwards, and down at last. */
export function scrapFlight(at: number, of: number): Keyframe[] {
  const turn = (at / of) * 2 * Math.PI + (at % 2)
  const [x, y] = [Math.cos(turn) * (40 + (at % 3) * 18), Math.sin(turn) * 34 - 26]
  return [
    // Until it flies it is not seen.
    { transform: 'scale(0.6)', opacity: 0 },
    { opacity: 1, offset: 0.04 },
    {
      transform: `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px) rotate(${at * 67}deg)`,
      opacity: 1,
      offset: 0.45,
      easing: 'ease-in',
    },
    {
      transform: `translate(${(x * 1.3).toFixed(0)}px, ${(y + 70).toFixed(0)}px) rotate(${at * 131}deg)`,
      opacity: 0,
    },
  ]
}
