import { sendingTexts as texts } from '@duologue/domain/messages/offline/sending'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { sessionNow } from '../session/session'
import { notify } from '../ui/feedback/notify'
import { adoptFromTab } from './kept-progress'
import type { Made } from './make-once'
import { inOneTab } from './one-tab'
import { sendRoundAnswers } from './save-answers'
import { sendAttempts } from './save-attempts'
import { sendGames, sendSessions } from './save-play'
import type { Sending } from './send-in-parts'
import { waitingHere } from './waiting-here'

/** How it is sent. */
export interface How {
  /** It outlives its page; then games wait, whose records are too long for that. */
  readonly keepalive?: boolean
  /** Somebody pressed a button for it: a pause that the server asked for is not kept. */
  readonly isAsked?: boolean
  /** It waited: sessions that are stored are told, too. */
  readonly hasWaited?: boolean
}

/** Until when the server asked for a pause. */
let pausedUntil = 0
let again: ReturnType<typeof setTimeout> | undefined

function pause(client: Client, seconds: number) {
  pausedUntil = Date.now() + seconds * 1000
  clearTimeout(again)
  again = setTimeout(() => {
    pausedUntil = 0
    void sendWaiting(client, { hasWaited: true })
  }, seconds * 1000)
}

/** Sends all that waits in its order, and tells how many plays are stored; answers how it ended. */
async function sendInOrder(sending: Sending, hasWaited: boolean): Promise<Made> {
  for (const part of [sendAttempts, sendRoundAnswers]) {
    const made = await part(sending)
    if (made.kind !== 'stored') return made
  }
  const sessions = await sendSessions(sending)
  const isOver = sessions.made.kind !== 'stored' || sending.keepalive
  const games = isOver ? { made: sessions.made, stored: 0 } : await sendGames(sending)
  const stored = games.stored + (hasWaited ? sessions.stored : 0)
  if (stored > 0) notify('success', texts.playsSaved(stored), 'plays')
  return games.made
}

async function sendNow(client: Client, how: How): Promise<boolean> {
  const session = sessionNow()
  if (session.status === 'visitor') return true
  const { id: user } = session.user
  adoptFromTab(user)
  const isEmpty = () => Object.values(waitingHere(user)).every(count => count === 0)
  if (isEmpty()) return true
  if (Date.now() < pausedUntil && !how.isAsked) return false
  const { keepalive = false, hasWaited = false } = how
  const made = await sendInOrder({ client, user, keepalive }, hasWaited)
  // The page says who is logged in, and what waits until somebody is again.
  if (made.kind === 'login') await refreshUser(client)
  if (made.kind === 'stop' && made.seconds !== undefined) pause(client, made.seconds)
  return isEmpty()
}

/**
 * Sends what waits here of whoever is logged in: answers, then plays (offline.md#sending). One tab sends at a time; what
 * cannot be stored now stays, and whatever is sent twice is stored once. Answers whether nothing is left.
 */
export function sendWaiting(client: Client, how: How = {}): Promise<boolean> {
  const work = () => sendNow(client, how)
  // Who leaves a page waits for no other tab.
  return how.keepalive ? work().catch(() => false) : inOneTab(work, false)
}
