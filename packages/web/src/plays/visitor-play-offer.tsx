import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import type { Client } from '../api/client'
import { sendLate } from '../sending/send-late'
import { keepUnsaved, visitorPlay } from '../sending/unsaved-plays'
import button from '../ui/button.module.css'
import type { ScoredThing } from './scores/scored-games'
import styles from './scores/scores.module.css'

/**
 * Offers to store the last game that was played here before the login, if it was of this thing
 * (plays.md#visitor-plays).
 */
export function VisitorPlayOffer({
  client,
  thing,
  user,
  onStored,
}: {
  client: Client
  thing: ScoredThing
  user: string
  onStored: () => void
}) {
  const play = visitorPlay.use()
  if (play === null || thing.id !== ('song' in play ? play.song : play.conversation)) return null
  const save = async () => {
    visitorPlay.set(null)
    keepUnsaved({ user, body: play })
    if (await sendLate(client)) onStored()
  }
  return (
    <div className={styles.offer}>
      <p>{texts.keepVisitorPlay(play.score)}</p>
      <button type="button" className={button.secondary} onClick={() => void save()}>
        {texts.saveVisitorPlay}
      </button>
    </div>
  )
}
