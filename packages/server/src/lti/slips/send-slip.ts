import { momentToTell, scoreSaid, scoresUrl } from '@duologue/domain/lti/score-said'
import { type PlatformSaid, readRetryAfter, slipAfter } from '@duologue/domain/lti/slip-answer'
import { courseScoreTexts } from '@duologue/domain/messages/lti/course-scores'
import type { LtiRoom } from '../lti-room'
import type { PlatformRow } from '../platforms/platform-store'
import { askService, type ServiceAnswer } from '../services/ask-platform-service'
import { ltiScopes } from '../services/scopes'
import { canMakeColumn, type columnMaker } from './make-columns'
import { placeOfSlip } from './place-of-slip'
import { changeAfterTry, type SlipOutcome, type SlipRow } from './slip-store'

const scoreType = 'application/vnd.ims.lis.v1.score+json'

type Room = LtiRoom & { makeColumn: ReturnType<typeof columnMaker> }

function sendScore(
  room: Room,
  platform: PlatformRow,
  slip: SlipRow,
  to: { columnUrl: string; subject: string; moment: Date },
): Promise<ServiceAnswer> {
  const { score, daysLate } = slip
  const said = scoreSaid({
    subject: to.subject,
    score,
    timestamp: to.moment.toISOString(),
    comment: daysLate > 0 ? courseScoreTexts.late(daysLate) : undefined,
  })
  return askService(room, platform, ltiScopes.scores, {
    address: scoresUrl(to.columnUrl),
    method: 'POST',
    headers: { 'content-type': scoreType },
    body: JSON.stringify(said),
  })
}

/** What a platform said of a slip that was sent: a column that is gone, or was never there, is made once. */
async function tellPlatform(
  room: Room,
  platform: PlatformRow,
  slip: SlipRow,
  moment: Date,
): Promise<ServiceAnswer | 'nobody'> {
  const place = await placeOfSlip(room.database, slip)
  if (!place?.subject) return 'nobody'
  const { subject, columnUrl } = place
  const send = (address: string) =>
    sendScore(room, platform, slip, { columnUrl: address, subject, moment })
  const answer = columnUrl === null ? undefined : await send(columnUrl)
  if (answer && (answer === 'away' || answer.status !== 404)) return answer
  if (!canMakeColumn(place)) return answer ?? 'nobody'
  const made = await room.makeColumn(platform, slip, columnUrl)
  return typeof made === 'object' && 'columnUrl' in made ? send(made.columnUrl) : made
}

/** Sends a slip that was taken, and writes down what came of it; answers what the platform said. */
export async function sendSlip(
  room: Room,
  platform: PlatformRow,
  slip: SlipRow,
): Promise<PlatformSaid> {
  const { database, clock, random } = room
  const moment = new Date(momentToTell(slip.at.getTime(), slip.sentAt?.getTime() ?? null))
  const answer = await tellPlatform(room, platform, slip, moment)
  if (answer === 'nobody') {
    const outcome = { state: 'stopped', why: 'notAPlayer', nextAt: null } as const
    await changeAfterTry(database, slip, outcome, undefined)
    return { status: 400 }
  }
  const now = clock.now().getTime()
  const said: PlatformSaid =
    answer === 'away'
      ? { status: 'away' }
      : {
          status: answer.status,
          retryAfter: readRetryAfter(answer.headers['retry-after'], { now, momentOf: Date.parse }),
        }
  const chance = Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32
  const after = slipAfter({ tries: slip.tries, waitsSince: slip.waitsSince.getTime() }, said, {
    now,
    chance,
  })
  const outcome: SlipOutcome = {
    state: after.state,
    why: after.why,
    nextAt: after.state === 'waiting' ? new Date(after.nextAt) : null,
  }
  await changeAfterTry(database, slip, outcome, after.state === 'sent' ? moment : undefined)
  return said
}
