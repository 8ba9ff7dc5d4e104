import { conversationPageTexts as texts } from '@duologue/domain/messages/conversations/conversation-page'
import { playbackRate, playbackRates } from '../saved-here/dialogue-choices'
import styles from './playback-speed.module.css'

/** How fast lines are played: as they are, or slower (conversations.md#playing-the-dialogue). */
export function PlaybackSpeed() {
  const chosen = playbackRate.use()
  return (
    <fieldset className={styles.speed}>
      <legend className="visually-hidden">{texts.speed}</legend>
      {playbackRates.map(rate => (
        <label key={rate}>
          <input
            type="radio"
            name="speed"
            value={rate}
            checked={chosen === rate}
            onChange={() => playbackRate.set(rate)}
          />
          <span>{texts.times(Number(rate))}</span>
        </label>
      ))}
    </fieldset>
  )
}
