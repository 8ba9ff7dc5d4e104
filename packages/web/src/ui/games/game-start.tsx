import type { ReactNode } from 'react'
import { SubmitButton } from '../fields/submit-button'
import styles from './game-start.module.css'

/** What stands above the settings of a game: the way back, its name, and what it is played with. */
export function GameHead({
  back,
  title,
  children,
}: {
  back?: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <header className={styles.head}>
      {back}
      <div className={styles.stage}>
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  )
}

/** The settings of a game, and its start. */
export function GameStart({
  start,
  isStarting,
  onStart,
  children,
}: {
  /** What the button says. */
  start: string
  isStarting: boolean
  onStart: () => void
  children: ReactNode
}) {
  return (
    <form
      className={styles.start}
      onSubmit={event => {
        event.preventDefault()
        onStart()
      }}
    >
      {children}
      <SubmitButton isSending={isStarting}>{start}</SubmitButton>
    </form>
  )
}
