import type { SavedPlay } from '@duologue/contract/shapes/play'
import { playTexts } from '@duologue/domain/messages/plays/plays'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { mayWait } from '../session/may-wait'
import { sessionNow } from '../session/session'
import { messageOf, tellFailure } from '../session/tell-failure'
import { notify } from '../ui/feedback/notify'
import { tellSaving } from './play-saving'
import { dropUnsaved, nameOf, type UnsavedPlay, unsavedOf } from './unsaved-plays'

/**
 * Has one play stored. One whose record is refused for good is told without it, so that it is not lost; unless it was
 * stored before.
 */
async function stored(client: Client, { body, told }: UnsavedPlay): Promise<SavedPlay> {
  try {
    return await client.plays.savePlay({ body })
  } catch (error) {
    const isLost = error instanceof CallFailed && !mayWait(error) && error.status !== 409
    if (told === undefined || !isLost) throw error
    return client.plays.savePlay({ body: told })
  }
}

/** Sends one play; whether the next may be sent. */
async function sendOne(client: Client, unsaved: UnsavedPlay): Promise<boolean> {
  const name = nameOf(unsaved.body)
  try {
    tellSaving(name, { name: 'saved', play: await stored(client, unsaved) })
    dropUnsaved(unsaved)
    notify('success', playTexts.saved)
    return true
  } catch (error) {
    if (mayWait(error)) return false
    dropUnsaved(unsaved)
    tellSaving(name, { name: 'refused', message: messageOf(error) })
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
