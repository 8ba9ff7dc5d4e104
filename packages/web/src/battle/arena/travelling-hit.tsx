import type { CharacterNumber } from '@duologue/domain/battle/battle-setup'
import styles from './travelling-hit.module.css'

/** A hit on its way from the one who spoke to the other, for the half second of the attack (battle.md#arena). */
export function TravellingHit({ from }: { from: CharacterNumber }) {
  return (
    <div className={styles.way} aria-hidden="true">
      <span className={styles.hit} data-from={from} />
    </div>
  )
}
