import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { playTexts } from '@duologue/domain/messages/plays/plays'
import type { Client } from '../api/client'
import { zoneHere } from '../api/zone-here'
import { mayWait } from '../session/may-wait'
import { sessionNow } from '../session/session'
import { messageOf } from '../session/tell-failure'
import { notify } from '../ui/feedback/notify'
import { dropKept, waitingFor } from './kept-progress'

/** How it is sent: `keepalive` lets it outlive its page. */
interface How {
  keepalive?: boolean
}

/** Whether a call was taken, or refused for good, which is told; false when it may be made another time. */
async function isDone(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
    return true
  } catch (error) {
    if (mayWait(error)) return false
    notify('warning', playTexts.answersNotSaved(messageOf(error)))
    return true
  }
}

async function sendAll(client: Client, how: How): Promise<boolean> {
  const session = sessionNow()
  if (session.status === 'visitor') return true
  const { attempts, plays } = waitingFor(session.user.id)
  for (let from = 0; from < attempts.length; from += learnLimits.attemptsAtOnce) {
    const some = attempts.slice(from, from + learnLimits.attemptsAtOnce)
    const body = { attempts: some, timeZone: zoneHere() }
    if (!(await isDone(() => client.learn.saveAttempts({ body }, how)))) return false
    dropKept(new Set(some.map(({ id }) => id)))
  }
  for (const play of plays) {
    if (
      !(await isDone(() => client.plays.savePlay({ body: { ...play, timeZone: zoneHere() } }, how)))
    )
      return false
    dropKept(new Set([play.key]))
  }
  return true
}

let sending: Promise<boolean> = Promise.resolve(true)

/**
 * Sends what was learned here for whoever is logged in; what cannot be stored now stays for the next time, and the server
 * counts each answer once. Answers whether none is left.
 */
export function sendProgress(client: Client, how: How = {}): Promise<boolean> {
  sending = sending.then(() => sendAll(client, how))
  return sending
}
