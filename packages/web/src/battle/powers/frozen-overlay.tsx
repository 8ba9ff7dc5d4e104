import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import styles from './frozen-overlay.module.css'
import { PowerIcon } from './power-icon'

/** Ice over the turn while Freeze pauses the game; what is under it can still be read. */
export function FrozenOverlay() {
  return (
    <div className={styles.ice}>
      <p>
        <PowerIcon power="freeze" /> {texts.frozen}
      </p>
    </div>
  )
}
