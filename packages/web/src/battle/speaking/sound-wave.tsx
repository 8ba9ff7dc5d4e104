import type { ReactNode } from 'react'
import styles from './sound-wave.module.css'

/** Bars that move while something is to be listened to, and lie still when it is quiet; beside them what it is. */
export function SoundWave({ isOn, children }: { isOn: boolean; children?: ReactNode }) {
  return (
    <p className={styles.wave} data-on={isOn || undefined}>
      <span className={styles.bars} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
        <span />
      </span>
      {children}
    </p>
  )
}
