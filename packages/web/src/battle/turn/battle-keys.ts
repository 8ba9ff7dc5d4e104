const powerKeys = 'qwe'

/** What a pressed key does in a battle; `choice` and `power` count from 0. */
export type KeyAction =
  | { readonly kind: 'answer'; readonly choice: number }
  | { readonly kind: 'replay' }
  | { readonly kind: 'power'; readonly power: number }
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

/** The Latin letter of a key; where the keyboard writes other letters, the one in the same place. */
function letterOf({ key, code }: PressedKey): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const place = /^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return place?.toLowerCase() ?? 'none'
}

/**
 * What a key does: 1 to 4 choose an answer, Q W E use a power, space plays the line again or records it, ? shows the
 * keys (battle.md#keys). Null for every other key, for a choice that is not there, and for combinations that belong to
 * the browser.
 *
 * @param choices how many answers can be chosen now.
 * @param isHeard whether lines are heard or spoken in this battle; where they are not, space stays free.
 */
export function keyAction(pressed: PressedKey, choices: number, isHeard = false): KeyAction | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat) return null
  if (pressed.key === '?') return { kind: 'help' }
  if (pressed.key === ' ') return isHeard ? { kind: 'replay' } : null
  const power = powerKeys.indexOf(letterOf(pressed))
  if (power >= 0) return { kind: 'power', power }
  const digit = /^[1-4]$/.test(pressed.key)
    ? pressed.key
    : /^(?:Digit|Numpad)([1-4])$/.exec(pressed.code)?.[1]
  if (digit === undefined || Number(digit) > choices) return null
  return { kind: 'answer', choice: Number(digit) - 1 }
}
