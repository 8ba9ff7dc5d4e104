import type { PowerName } from '../choices/battle-powers'
import type { PlayerNumber } from './battle-setup'

/** Something that a screen shows and a log tells, once. */
export type News =
  | { readonly kind: 'round-started'; readonly round: number }
  | {
      readonly kind: 'line-spoken'
      readonly player: PlayerNumber
      readonly lineId: string
      /** The id of the chosen line; null when the clock ran out, or when another thing was said. */
      readonly choice: string | null
      readonly right: boolean
    }
  | {
      readonly kind: 'hit'
      readonly by: PlayerNumber
      readonly against: PlayerNumber
      readonly damage: number
    }
  | { readonly kind: 'self-hit'; readonly player: PlayerNumber; readonly damage: number }
  | { readonly kind: 'power-used'; readonly player: PlayerNumber; readonly power: PowerName }
  | { readonly kind: 'power-released'; readonly player: PlayerNumber; readonly power: PowerName }
  | { readonly kind: 'retried'; readonly player: PlayerNumber; readonly choice: string }
  | { readonly kind: 'healed'; readonly player: PlayerNumber; readonly health: number }
  /** The hit that comes with it was blocked by a power of `player`. */
  | { readonly kind: 'blocked'; readonly player: PlayerNumber }
  | { readonly kind: 'round-ended'; readonly round: number }
  | { readonly kind: 'game-ended'; readonly winner: PlayerNumber | null }

/** News with its number, counted from 1, and its time in milliseconds since the battle began. */
export type Happening = News & { readonly id: number; readonly at: number }

/** How many happenings a battle remembers; older ones are forgotten. */
export const mostHappenings = 60

/** The happenings with one more at the end. */
export function remember(happenings: readonly Happening[], at: number, news: News): Happening[] {
  const id = (happenings.at(-1)?.id ?? 0) + 1
  return [...happenings.slice(1 - mostHappenings), { ...news, id, at }]
}
