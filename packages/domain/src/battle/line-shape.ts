/** What can be seen of a line by whoever cannot read its language. */
export interface LineShape {
  readonly questions: number
  readonly exclamations: number
  /** How many pieces its marks make of it. */
  readonly sentences: number
  /** In characters. */
  readonly length: number
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The shape of a text; marks count in their Chinese form too. */
export const shapeOf = (text: string): LineShape => ({
  questions: count(text, /[?？]/gu),
  exclamations: count(text, /[!！]/gu),
  sentences: text.split(/[.!?…。！？]+/u).filter(piece => /[\p{L}\p{N}]/u.test(piece)).length,
  length: Array.from(text).length,
})

/**
 * How much two shapes differ; 0 for the same. A mark or a sentence more counts 1, and so does a length of e times the
 * other.
 *
 * @param stretch by how much the other text is longer when it says the same: 1 in the same language.
 */
export function unlikeness(one: LineShape, other: LineShape, stretch = 1): number {
  const marks =
    Math.abs(one.questions - other.questions) + Math.abs(one.exclamations - other.exclamations)
  const sentences = Math.abs(one.sentences - other.sentences)
  const length = Math.abs(Math.log((Math.max(1, one.length) * stretch) / Math.max(1, other.length)))
  return marks + sentences + length
}
