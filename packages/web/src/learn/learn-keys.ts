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

/** The part of a keyboard event that decides. */
interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly repeat: boolean
}

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
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat) return null
  if (/^[1-4]$/.test(pressed.key)) return { choice: Number(pressed.key) - 1 }
  const { key } = pressed
  return named.get(key.length === 1 ? key.toLowerCase() : key) ?? null
}
