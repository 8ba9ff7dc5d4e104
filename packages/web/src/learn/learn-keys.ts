import { language } from '@duologue/domain/messages/language'
import { directionOf } from '@duologue/domain/messages/site-languages'
import { digitOf, isAlone, letterOf, type PressedKey } from '../ui/keys/pressed-key'

/** What a key asks for in Learn Mode (learn.md#keys); `choice` counts from 0. */
export type LearnKey =
  | 'play'
  | 'slow'
  | 'loop'
  | 'record'
  | 'translation'
  | 'next'
  | 'back'
  | 'enter'
  | 'help'
  | { readonly choice: number }

const named: ReadonlyMap<string, LearnKey> = new Map(
  Object.entries({
    ' ': 'play',
    s: 'slow',
    l: 'loop',
    r: 'record',
    t: 'translation',
    Enter: 'enter',
    '?': 'help',
  } as const),
)

/** The arrow keys that lead on and back, as they are seen: a page in Arabic leads on to the left. */
export const arrowKeys = (direction: 'ltr' | 'rtl') =>
  direction === 'rtl'
    ? ({ next: 'ArrowLeft', back: 'ArrowRight' } as const)
    : ({ next: 'ArrowRight', back: 'ArrowLeft' } as const)

/** What a pressed key asks for; null for every other key, and for combinations that belong to the browser. */
export function learnKey(
  pressed: PressedKey,
  direction: 'ltr' | 'rtl' = directionOf(language),
): LearnKey | null {
  if (!isAlone(pressed)) return null
  const { next, back } = arrowKeys(direction)
  if (pressed.key === next) return 'next'
  if (pressed.key === back) return 'back'
  const digit = digitOf(pressed) ?? 0
  if (digit >= 1 && digit <= 4) return { choice: digit - 1 }
  return named.get(letterOf(pressed) ?? pressed.key) ?? null
}
