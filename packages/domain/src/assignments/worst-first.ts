/** How a line went with everybody who was asked for it; `seconds` on average. */
export interface LineMisses {
  readonly line: string
  readonly asked: number
  readonly wrong: number
  readonly seconds: number
}

/** The share of wrong first answers, from 0 to 1. */
export const missShare = ({ asked, wrong }: LineMisses): number => (asked > 0 ? wrong / asked : 0)

/** Lines with the greatest share of wrong answers first; among equals the one more often asked, then the slower. */
export function worstFirst<Line extends LineMisses>(lines: readonly Line[]): Line[] {
  return lines.toSorted(
    (one, other) =>
      missShare(other) - missShare(one) || other.asked - one.asked || other.seconds - one.seconds,
  )
}
