import { playTexts } from '@duologue/domain/messages/plays/plays'
import type { Client } from '../api/client'
import { notSaved, type SavingPlay, savingOf, tellSaving } from '../sending/play-saving'
import { sendLate } from '../sending/send-late'
import { keepUnsaved, type UnsavedPlay } from '../sending/unsaved-plays'
import { sessionNow } from '../session/session'
import { notify } from '../ui/feedback/notify'

/**
 * Has a play stored for whoever is logged in: now, or as soon as the connection is back. A visitor's is let go.
 *
 * @param name its ticket or its key, under which it is stored once.
 */
export function storePlay(
  client: Client,
  name: string,
  play: Omit<UnsavedPlay, 'user'>,
): SavingPlay {
  const session = sessionNow()
  if (session.status === 'visitor') return notSaved
  tellSaving(name, { name: 'sending' })
  keepUnsaved({ user: session.user.id, ...play })
  void sendLate(client).then(isSent => {
    const saving = savingOf(name)
    if (isSent || saving.now()?.name !== 'sending') return
    tellSaving(name, { name: 'later' })
    notify('warning', playTexts.savedLater)
  })
  return savingOf(name)
}
