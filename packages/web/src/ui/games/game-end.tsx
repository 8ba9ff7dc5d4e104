import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './game-end.module.css'

/** What a game came to, and where to go from here; whoever hears the page begins at its heading. */
export function GameEnd({
  isWinner,
  title,
  right,
  score,
  children,
  ways,
}: {
  isWinner: boolean
  title: string
  /** How much of it was right. */
  right: string
  /** Its name and what it is; null where nothing is scored. */
  score: readonly [name: string, points: string] | null
  /** What is told of it further; their styles are those of its sheet. */
  children: ReactNode
  /** Buttons and links. */
  ways: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.end} aria-labelledby={id} data-won={isWinner}>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.right}>{right}</p>
      {score === null ? null : (
        <p className={styles.score}>
          {score[0]} <strong>{score[1]}</strong>
        </p>
      )}
      {children}
      <div className={styles.ways}>{ways}</div>
    </section>
  )
}
