import { digitOf, isAlone, letterOf, type PressedKey } from '../../ui/keys/pressed-key'

const powerKeys = ['q', 'w', 'e']

/** What a pressed key does in a battle; `choice` and `power` count from 0. */
export type KeyAction =
  | { readonly kind: 'answer'; readonly choice: number }
  | { readonly kind: 'replay' }
  | { readonly kind: 'power'; readonly power: number }
  | { readonly kind: 'guess'; readonly says: boolean }
  | { readonly kind: 'help' }

/**
 * What a key does: 1 to 4 choose an answer, Q W E use a power, Y N guess whether the computer will be right, space plays
 * the line again or records it, ? shows the keys (battle.md#keys). Null for every other key, for a choice that is not there, and for combinations that belong to
 * the browser.
 *
 * @param choices how many answers can be chosen now.
 * @param isHeard whether lines are heard or spoken in this battle; where they are not, space stays free.
 */
export function keyAction(pressed: PressedKey, choices: number, isHeard = false): KeyAction | null {
  if (!isAlone(pressed)) return null
  if (pressed.key === '?') return { kind: 'help' }
  if (pressed.key === ' ') return isHeard ? { kind: 'replay' } : null
  const letter = letterOf(pressed) ?? ''
  const power = powerKeys.indexOf(letter)
  if (power >= 0) return { kind: 'power', power }
  if (letter === 'y' || letter === 'n') return { kind: 'guess', says: letter === 'y' }
  const digit = digitOf(pressed) ?? 0
  return digit >= 1 && digit <= Math.min(choices, 4) ? { kind: 'answer', choice: digit - 1 } : null
}
