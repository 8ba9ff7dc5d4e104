import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import styles from '../blow-popup.module.css'
import type { Blow } from './blows'

/** The number of a blow, rising for 2 seconds beside the health that it took (battle.md#turns). */
export function BlowPopup({ blow }: { blow: Blow }) {
  return (
    <span className={styles.popup} data-travels={blow.travels || undefined} aria-hidden="true">
      {texts.damage(blow.damage)}
    </span>
  )
}
