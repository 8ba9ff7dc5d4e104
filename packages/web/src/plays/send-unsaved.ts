import { playTexts } from '@duologue/domain/messages/plays'
import type { Client } from '../api/client'
import { mayWait } from '../session/may-wait'
import { sessionNow } from '../session/session'
import { tellFailure } from '../session/tell-failure'
import { notify } from '../ui/notify'
import { dropUnsaved, type UnsavedPlay, unsavedOf } from './unsaved-plays'

/** Sends one play; whether the next may be sent. */
async function sendOne(client: Client, play: UnsavedPlay): Promise<boolean> {
  try {
    await client.plays.savePlay({ body: play.body })
    dropUnsaved(play)
    notify('success', playTexts.saved)
    return true
  } catch (error) {
    if (mayWait(error)) return false
    dropUnsaved(play)
    tellFailure(error)
    return true
  }
}

let sending: Promise<boolean> = Promise.resolve(true)

async function sendAll(client: Client): Promise<boolean> {
  const session = sessionNow()
  if (session.status === 'visitor') return true
  for (const play of unsavedOf(session.user.id)) {
    if (!(await sendOne(client, play))) return false
  }
  return true
}

/**
 * Sends the plays that wait to be stored for whoever is logged in, one after the other; what cannot be stored now stays
 * for the next time. The server stores each once, however often it comes. Answers whether none is left.
 */
export function sendUnsaved(client: Client): Promise<boolean> {
  sending = sending.then(() => sendAll(client))
  return sending
}
