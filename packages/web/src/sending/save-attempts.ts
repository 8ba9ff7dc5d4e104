import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { zoneHere } from '../api/zone-here'
import { dropKept, waitingFor } from './kept-progress'
import type { Made } from './make-once'
import { type Sending, sendInParts } from './send-in-parts'

/** Sends the answers of Learn and Review. */
export const sendAttempts = ({ client, user, keepalive }: Sending): Promise<Made> =>
  sendInParts(
    {
      waiting: () => waitingFor(user).attempts,
      atOnce: learnLimits.attemptsAtOnce,
      store: (attempts, how) =>
        client.learn.saveAttempts({ body: { attempts, timeZone: zoneHere() } }, how),
      drop: dropKept,
    },
    keepalive,
  )
