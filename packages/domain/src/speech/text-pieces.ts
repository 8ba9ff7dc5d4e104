import { type SpeechUnit, speechUnits } from './speech-units'

/** A piece of a text as it is written, and by how many units it is compared. */
interface TextPiece {
  readonly text: string
  readonly units: number
}

const byCharacter: ReadonlySet<string> = new Set(['zh', 'ja'])

/**
 * A text in the pieces that stand for its units, as written: words with their punctuation, or characters. Where the
 * parts do not give what the whole gives, the units themselves.
 */
export function textPieces(
  text: string,
  language: string,
  units: readonly SpeechUnit[],
): readonly TextPiece[] {
  const parts = text.match(byCharacter.has(language) ? /[0-9]+|\S/gu : /\S+/g) ?? []
  const pieces = parts.map(part => ({ text: part, units: speechUnits(part, language) }))
  const found = pieces.flatMap(piece => piece.units)
  const isWhole =
    found.length === units.length && found.every((unit, index) => unit.text === units[index]?.text)
  if (!isWhole) return units.map(unit => ({ text: unit.text, units: 1 }))
  return pieces.map(piece => ({ text: piece.text, units: piece.units.length }))
}
