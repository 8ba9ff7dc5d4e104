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
    ArrowRight: 'next',
    ArrowLeft: 'back',
    Enter: 'enter',
    '?': 'help',
  } as const),
)

/** What a pressed key asks for; null for every other key, and for combinations that belong to the browser. */
export function learnKey(pressed: PressedKey): LearnKey | null {
  if (!isAlone(pressed)) return null
  const digit = digitOf(pressed) ?? 0
  if (digit >= 1 && digit <= 4) return { choice: digit - 1 }
  return named.get(letterOf(pressed) ?? pressed.key) ?? null
}
