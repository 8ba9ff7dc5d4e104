import { playTexts } from '@duologue/domain/messages/plays/plays'
import type { Client } from '../api/client'
import { ticketWish } from '../kept-here/ticket-wish'
import { notSaved, type SavingPlay, savingOf, tellSaving } from '../sending/play-saving'
import { sendLate } from '../sending/send-late'
import { keepUnsaved, nameOf, type UnsavedPlay, unsavedOf } from '../sending/unsaved-plays'
import { sessionNow } from '../session/session'
import { notify } from '../ui/feedback/notify'

/**
 * Has a play stored for whoever is logged in: now, or as soon as the connection is back. A visitor's is let go. Where another
 * tab has played with the same ticket, which is for one game, and waits, this one is told.
 */
export function storePlay(
  client: Client,
  { body: recorded, told }: Pick<UnsavedPlay, 'body' | 'told'>,
): SavingPlay {
  const session = sessionNow()
  if (session.status === 'visitor') return notSaved
  const user = session.user.id
  const isTaken = unsavedOf(user).some(({ body }) => nameOf(body) === nameOf(recorded))
  const body = (isTaken && told) || recorded
  // By its ticket, or its key, it is stored once.
  const name = nameOf(body)
  if (name === undefined) return notSaved
  tellSaving(name, { name: 'sending' })
  keepUnsaved({ user, body, over: new Date().toISOString(), ...(told ? { told } : {}) })
  void sendLate(client).then(isSent => {
    if (isSent && 'settings' in body) ticketWish.set(true)
    const saving = savingOf(name)
    if (isSent || saving.now()?.name !== 'sending') return
    tellSaving(name, { name: 'later' })
    notify('warning', playTexts.savedLater)
  })
  return savingOf(name)
}
