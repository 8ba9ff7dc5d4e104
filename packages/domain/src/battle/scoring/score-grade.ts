/** How good a share of the best is; each has its colour. */
export type ScoreGrade = 'perfect' | 'good' | 'okay' | 'bad'

/** The grade of a score in percent of the best (battle.md#score-grades). */
export function scoreGrade(percent: number): ScoreGrade {
  if (percent >= 100) return 'perfect'
  if (percent > 75) return 'good'
  return percent > 50 ? 'okay' : 'bad'
}
