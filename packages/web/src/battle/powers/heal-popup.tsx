import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import styles from '../blow-popup.module.css'
import type { Healing } from './healings'

/** The number of a healing, rising for 2 seconds beside the health that it gives (battle.md#turns). */
export function HealPopup({ healing }: { healing: Healing }) {
  return (
    <span className={styles.popup} data-heals aria-hidden="true">
      {texts.health(healing.health)}
    </span>
  )
}
