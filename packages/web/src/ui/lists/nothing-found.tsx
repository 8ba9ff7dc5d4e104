import type { ReactNode } from 'react'
import { LostLine } from '../feedback/lost-line'
import { ServerWords } from '../server-words'
import styles from './nothing-found.module.css'

/**
 * What stands where a list is empty: what that means, and as children what can be done about it (site.md#empty-lists).
 */
export function NothingFound({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children?: ReactNode
}) {
  return (
    <div className={styles.nothing}>
      <LostLine isWaiting />
      <h2>{title}</h2>
      {hint ? (
        <p>
          <ServerWords>{hint}</ServerWords>
        </p>
      ) : null}
      {children}
    </div>
  )
}
