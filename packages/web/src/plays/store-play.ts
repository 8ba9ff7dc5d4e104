import { playTexts } from '@duologue/domain/messages/plays'
import type { Client } from '../api/client'
import { sessionNow } from '../session/session'
import { notify } from '../ui/notify'
import { sendUnsaved } from './send-unsaved'
import { keepUnsaved, type SentPlay } from './unsaved-plays'

/** Has a play stored for whoever is logged in: now, or as soon as the connection is back. A visitor's is let go. */
export function storePlay(client: Client, body: SentPlay): void {
  const session = sessionNow()
  if (session.status === 'visitor') return
  keepUnsaved({ user: session.user.id, body })
  void sendUnsaved(client).then(isSent => {
    if (!isSent) notify('warning', playTexts.savedLater)
  })
}
