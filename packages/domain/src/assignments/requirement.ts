import type { Requirement } from '../choices/assignment-choices'

/** What an assignment asks for; a score only where `requirement` is `score`. */
export interface Asked {
  readonly requirement: Requirement
  readonly requiredScore: number | null
}

/** What counts of a play; only a verified one counts for winning and for a score (assignments.md#requirement). */
export interface CountedPlay {
  readonly score: number
  readonly isWinner: boolean
  readonly verified: boolean
}

/** Whether a play meets what an assignment asks for (assignments.md#requirement). */
export function meetsRequirement(asked: Asked, play: CountedPlay): boolean {
  switch (asked.requirement) {
    case 'play':
      return true
    case 'win':
      return play.verified && play.isWinner
    case 'score':
      return play.verified && play.score >= (asked.requiredScore ?? 0)
  }
}

/** The score that is shown for an assignment: the best verified one; null when there is none. */
export function bestScore(plays: readonly CountedPlay[]): number | null {
  const scores = plays.filter(play => play.verified).map(play => play.score)
  return scores.length > 0 ? Math.max(...scores) : null
}
