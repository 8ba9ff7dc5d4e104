import type { ReactNode } from 'react'
import styles from './drawings.module.css'

/** The stage on which every drawing stands. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 190" className={styles.stage} aria-hidden="true">
      <path className={styles.floor} d="M0 158h320v32H0z" />
      {children}
    </svg>
  )
}

/** Somebody on the stage, head and shoulders, in the colour of a voice. */
export function Actor({ voice, x }: { voice: 1 | 2; x: number }) {
  return (
    <g className={voice === 1 ? styles.voice1 : styles.voice2}>
      <path d={`M${x - 32} 158v-14a32 32 0 0 1 64 0v14z`} />
      <circle cx={x} cy="88" r="22" />
      <circle className={styles.eye} cx={x + (voice === 1 ? 5 : -11)} cy="86" r="2.8" />
      <circle className={styles.eye} cx={x + (voice === 1 ? 14 : -2)} cy="86" r="2.8" />
    </g>
  )
}
