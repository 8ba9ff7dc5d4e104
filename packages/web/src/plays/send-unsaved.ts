import { playTexts } from '@duologue/domain/messages/plays/plays'
import type { Client } from '../api/client'
import { mayWait } from '../session/may-wait'
import { sessionNow } from '../session/session'
import { messageOf, tellFailure } from '../session/tell-failure'
import { notify } from '../ui/feedback/notify'
import { tellSaving } from './play-saving'
import { savePlay } from './save-play'
import { dropUnsaved, nameOf, type UnsavedPlay, unsavedOf } from './unsaved-plays'

/** Sends one play; whether the next may be sent. */
async function sendOne(client: Client, unsaved: UnsavedPlay): Promise<boolean> {
  const name = nameOf(unsaved.body)
  try {
    tellSaving(name, { name: 'saved', play: await savePlay(client, unsaved) })
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
