import { slipLimits } from '@duologue/domain/lti/slip-limits'
import type { RepeatedWork } from '../../repeated-work'
import type { LtiRoom } from '../lti-room'
import { platformById } from '../platforms/platform-store'
import { columnMaker } from './make-columns'
import { sendSlip } from './send-slip'
import { platformsToTell, takeSlips } from './slip-store'

const everyMs = 5000
/** How many portions go to a platform before all of them are looked at again. */
const most = 50
/** How long a platform is left alone that did not answer, or has had enough, in milliseconds. */
const rest = 60 * 1000

/**
 * Sends what courses are to be told (lti.md#sending-a-score): to each platform a few at a time, to all of them beside each
 * other. One that does not answer is left alone for a minute, and holds up nobody else.
 */
export function sendingSlipsWork(room: LtiRoom): RepeatedWork {
  const { database, clock } = room
  const resting = new Map<string, number>()
  const sender = { ...room, makeColumn: columnMaker(room) }

  /** Sends some; whether more may be waiting for the platform. */
  async function sendSome(id: string): Promise<boolean> {
    const now = clock.now()
    const platform = await platformById(database, id)
    if (!platform?.onAt) return false
    const lease = new Date(now.getTime() + slipLimits.lease)
    const taken = await takeSlips(database, id, { now, lease, most: slipLimits.atOnce })
    const said = await Promise.all(taken.map(slip => sendSlip(sender, platform, slip)))
    const isBusy = said.some(({ status }) => status === 'away' || status === 429 || status === 503)
    const wait = Math.max(
      rest,
      ...said.map(({ retryAfter = 0 }) => Math.min(retryAfter, 60 * rest)),
    )
    if (isBusy) resting.set(id, clock.now().getTime() + wait)
    return !isBusy && taken.length === slipLimits.atOnce
  }

  async function sendAll(id: string): Promise<boolean> {
    for (let times = 0; times < most; times += 1) if (!(await sendSome(id))) return false
    return true
  }

  return {
    name: 'sending-slips',
    everyMs,
    portion: async () => {
      const now = clock.now().getTime()
      const due = await platformsToTell(database, clock.now())
      const ready = due.filter(id => (resting.get(id) ?? 0) <= now)
      const sent = await Promise.allSettled(ready.map(sendAll))
      for (const one of sent) if (one.status === 'rejected') throw one.reason
      return sent.some(one => one.status === 'fulfilled' && one.value)
    },
    failed: 'scores for courses wait',
  }
}
