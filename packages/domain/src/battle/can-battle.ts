import { normaliseText } from '../text/normalise'

/**
 * Whether a conversation can be battled: at least two of its lines must differ in more than case,
 * accents and punctuation, for otherwise there is nothing to choose from (R4).
 */
export function canBattle(lines: readonly { readonly text: string }[], language: string): boolean {
  return new Set(lines.map(line => normaliseText(line.text, language))).size >= 2
}
