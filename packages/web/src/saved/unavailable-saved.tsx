import { savedTexts as texts } from '@duologue/domain/messages/saved/saved'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import styles from '../ui/unavailable-card.module.css'

/** Stands for something kept that was deleted or hidden since: it says so, and can be let go of by `unsave`. */
export function UnavailableSaved({
  client,
  words = texts,
  unsave,
  onGone,
}: {
  client: Client
  words?: { unavailable: string; unavailableHint: string }
  unsave: () => Promise<unknown>
  onGone: () => void
}) {
  const [, send] = useSending()
  const letGo = async () => {
    if (await makeCall(client, unsave)) onGone()
  }
  return (
    <div className={styles.card}>
      <strong>{words.unavailable}</strong>
      <span>{words.unavailableHint}</span>
      <button type="button" className={button.secondary} onClick={() => send(letGo)}>
        {texts.remove}
      </button>
    </div>
  )
}
