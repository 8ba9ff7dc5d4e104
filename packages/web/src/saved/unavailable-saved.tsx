import { savedTexts as texts } from '@duologue/domain/messages/saved/saved'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import styles from '../ui/unavailable-card.module.css'
import { unsaveConversation } from './unsave-conversation'

/** Stands for a kept conversation that was deleted or hidden since: it says so, and can be let go of. */
export function UnavailableSaved({
  client,
  conversation,
  onGone,
}: {
  client: Client
  conversation: string
  onGone: () => void
}) {
  const [, send] = useSending()
  const letGo = async () => {
    if (await makeCall(client, () => unsaveConversation(client, conversation))) onGone()
  }
  return (
    <div className={styles.card}>
      <strong>{texts.unavailable}</strong>
      <span>{texts.unavailableHint}</span>
      <button type="button" className={button.secondary} onClick={() => send(letGo)}>
        {texts.remove}
      </button>
    </div>
  )
}
