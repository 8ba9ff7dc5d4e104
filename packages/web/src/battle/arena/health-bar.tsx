import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import type { CSSProperties } from 'react'
import styles from './health-bar.module.css'

/** A player's health; what is lost drains away behind what is left. */
export function HealthBar({ name, health, full }: { name: string; health: number; full: number }) {
  const left = { '--left': health / full } as CSSProperties
  return (
    <div className={styles.health}>
      <div
        className={styles.bar}
        role="meter"
        aria-label={texts.healthOf(name)}
        aria-valuemin={0}
        aria-valuemax={full}
        aria-valuenow={health}
        aria-valuetext={texts.healthLeft(health, full)}
        data-low={health * 4 <= full || undefined}
      >
        <span className={styles.lost} style={left} />
        <span className={styles.left} style={left} />
      </div>
      <span className={styles.number} aria-hidden="true">
        {health}
      </span>
    </div>
  )
}
