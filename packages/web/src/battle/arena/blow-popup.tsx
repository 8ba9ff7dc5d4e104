import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { stageTexts as texts } from '@duologue/domain/messages/battle/stage'
import styles from '../blow-popup.module.css'
import type { Blow } from './blows'

/** What is called out with a blow (battle.md#blows); undefined for most. */
function wordOf({ struck, weight, travels, isCritical }: Blow): string | undefined {
  if (weight === 'blocked') return texts.blocked
  if (weight === 'late' && travels) return struck === 2 ? texts.tooSlow : texts.noDamage
  return weight === 'heavy' && isCritical ? texts.critical : undefined
}

/** The number of a blow, rising for 2 seconds beside the health that it took (battle.md#turns), and its word. */
export function BlowPopup({ blow }: { blow: Blow }) {
  const word = wordOf(blow)
  return (
    <span
      className={styles.popup}
      data-travels={blow.travels || undefined}
      data-weight={blow.weight}
      aria-hidden="true"
    >
      {word ? <small>{word}</small> : null}
      {blow.weight === 'blocked' ? null : battleTexts.damage(blow.damage)}
    </span>
  )
}
