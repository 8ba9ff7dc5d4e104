import type { PlatformProfile } from './platform-profile'
import { objectOf, requireThat } from './platform-refusal'
import type { PlatformScore } from './platform-school'

const activities = ['Initialized', 'Started', 'InProgress', 'Submitted', 'Completed']
const gradings = ['NotReady', 'Failed', 'Pending', 'PendingManual', 'FullyGraded']
const fields = [
  'userId',
  'scoreGiven',
  'scoreMaximum',
  'comment',
  'timestamp',
  'activityProgress',
  'gradingProgress',
  'submission',
  'scoringUserId',
]
/** With a zone and parts of a second, as the specification has it. */
const strictInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|[+-]\d\d:\d\d)$/

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** A score as a tool sends it; what the specification does not allow is refused. */
export function readScore(body: unknown, columnId: string): PlatformScore {
  const said = objectOf(body, 'the score')
  const {
    userId,
    timestamp,
    activityProgress,
    gradingProgress,
    scoreGiven,
    scoreMaximum,
    comment,
  } = said
  for (const name of Object.keys(said))
    requireThat(fields.includes(name) || URL.canParse(name), `a score has no ${name}`)
  requireThat(typeof userId === 'string' && userId, 'userId is missing')
  requireThat(
    typeof timestamp === 'string' &&
      strictInstant.test(timestamp) &&
      !Number.isNaN(Date.parse(timestamp)),
    `the timestamp is not of ISO 8601 with parts of a second and a zone: ${String(timestamp)}`,
  )
  requireThat(
    typeof activityProgress === 'string' && activities.includes(activityProgress),
    'activityProgress',
  )
  requireThat(
    typeof gradingProgress === 'string' && gradings.includes(gradingProgress),
    'gradingProgress',
  )
  requireThat(comment === undefined || typeof comment === 'string', 'comment is no text')
  const score = { columnId, userId, timestamp, activityProgress, gradingProgress }
  const commented = comment === undefined ? score : { ...score, comment }
  if (scoreGiven === undefined) return commented
  requireThat(isAmount(scoreGiven), 'scoreGiven is no number of at least 0')
  requireThat(isAmount(scoreMaximum) && scoreMaximum > 0, 'scoreMaximum must come with scoreGiven')
  return { ...commented, scoreGiven, scoreMaximum }
}

/** Refuses a score that is not later than what stands there of the same person. */
export function requireLater(
  { countsWholeSeconds = false }: PlatformProfile,
  score: PlatformScore,
  before: PlatformScore | undefined,
): void {
  if (!before) return
  const [now, then] = [Date.parse(score.timestamp), Date.parse(before.timestamp)]
  const isLater = countsWholeSeconds
    ? Math.floor(now / 1000) > Math.floor(then / 1000)
    : now >= then
  requireThat(isLater, 'a later score stands there already', 409)
}
