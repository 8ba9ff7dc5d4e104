import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { turnTexts } from '@duologue/domain/messages/battle/said-in-turn'
import styles from './frozen-overlay.module.css'
import { PowerIcon } from './power-icon'

/** Ice over the turn while Freeze pauses the game; what is under it can still be read. */
export function FrozenOverlay({
  by,
}: {
  /** Who has paused it, where it was not the learner. */
  by?: string | undefined
}) {
  return (
    <div className={styles.ice}>
      <p>
        <PowerIcon power="freeze" /> {by === undefined ? texts.frozen : turnTexts.frozenBy(by)}
      </p>
    </div>
  )
}
