import type { ReactNode } from 'react'
import styles from './auth-card.module.css'

/** The card of the pages around logging in: two voices over it, its title, and what it is for. */
export function AuthCard({
  title,
  bubbles,
  children,
}: {
  title: string
  bubbles: readonly [string, string]
  children: ReactNode
}) {
  return (
    <div className={styles.stage}>
      <div className={styles.bubbles} aria-hidden="true">
        <span>{bubbles[0]}</span>
        <span>{bubbles[1]}</span>
      </div>
      <div className={styles.card}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
