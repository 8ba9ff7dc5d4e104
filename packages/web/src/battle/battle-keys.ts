/** What a pressed key does in a battle; `choice` counts from 0. */
export type KeyAction =
  | { readonly kind: 'answer'; readonly choice: number }
  | { readonly kind: 'help' }

/** The part of a keyboard event that decides. `code` finds the digits where they need Shift, as on AZERTY. */
export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly repeat: boolean
}

/**
 * What a key does: 1 to 4 choose an answer, ? shows the keys (look.md). Null for every other key, for a choice that is
 * not there, and for combinations that belong to the browser.
 *
 * @param choices how many answers can be chosen now.
 */
export function keyAction(pressed: PressedKey, choices: number): KeyAction | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat) return null
  if (pressed.key === '?') return { kind: 'help' }
  const digit = /^[1-4]$/.test(pressed.key)
    ? pressed.key
    : /^(?:Digit|Numpad)([1-4])$/.exec(pressed.code)?.[1]
  if (digit === undefined || Number(digit) > choices) return null
  return { kind: 'answer', choice: Number(digit) - 1 }
}
