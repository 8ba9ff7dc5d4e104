import { normaliseText } from '../text/normalise'
import type { BattleLine } from './battle-setup'

const known = new WeakMap<readonly BattleLine[], ReadonlyMap<string, string>>()

/**
 * The lines of a conversation as they are compared: by id, without case, accents and punctuation. Worked out once for
 * the same list, for a battle asks in every turn, and the server plays whole battles again.
 */
export function normalisedLines(
  lines: readonly BattleLine[],
  language: string,
): ReadonlyMap<string, string> {
  const found = known.get(lines)
  if (found) return found
  const made = new Map(lines.map(({ id, text }) => [id, normaliseText(text, language)]))
  known.set(lines, made)
  return made
}
