import { slipLimits } from './slip-limits'

/** Where scores of a column are sent: `/scores` stands before what comes behind a question mark. */
export function scoresUrl(columnUrl: string): string {
  const at = columnUrl.indexOf('?')
  const [path, query] = at < 0 ? [columnUrl, ''] : [columnUrl.slice(0, at), columnUrl.slice(at)]
  return `${path.replace(/\/+$/, '')}/scores${query}`
}

/**
 * The moment that a score is told to be of: that of the play, but later than the one before it; platforms keep whole
 * seconds, and refuse what is not later.
 */
export const momentToTell = (at: number, sentAt: number | null): number =>
  sentAt === null ? at : Math.max(at, sentAt + slipLimits.apart)

/** What a course is told of somebody: that they have begun, or their score of 100. */
export interface ScoreToTell {
  /** As the platform knows them. */
  subject: string
  score: number | null
  /** As an ISO instant with milliseconds. */
  timestamp: string
  comment: string | undefined
}

/** A score as it is sent. Who has only begun has none: a 0 would look like a grade. */
export function scoreSaid({ subject, score, timestamp, comment }: ScoreToTell) {
  const said = { userId: subject, timestamp }
  if (score === null)
    return { ...said, activityProgress: 'InProgress', gradingProgress: 'Pending' } as const
  return {
    ...said,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    scoreGiven: score,
    scoreMaximum: 100,
    ...(comment === undefined ? {} : { comment }),
  } as const
}
