import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KeysDialog } from '../dialogs/keys-dialog'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'
import { isWrittenIn, usePageKeys } from '../keys/use-page-keys'
import styles from './game-frame.module.css'

/** A game being played: its bar, the stage under it, perhaps what plays beside that; `?` shows its keys. */
export function GameFrame({
  place,
  texts,
  label,
  heading,
  progress,
  count,
  score,
  clock,
  beside,
  said,
  onLeave,
  children,
}: {
  /** Which part of the game is asked: each begins at its top, since what was told of the one before may have led further down. */
  place: number
  texts: {
    readonly keys: string
    readonly keysLead: string
    readonly keyRows: readonly { readonly keys: readonly string[]; readonly does: string }[]
    readonly leave: string
  }
  label: string
  heading: string
  /** How far the game is, as its own bar shows it. */
  progress: ReactNode
  /** The same in words. */
  count: string
  /** Null where nothing is scored. */
  score: string | null
  /** Undefined where there is none; its place is kept where it stands still. */
  clock: ReactNode | undefined
  beside?: ReactNode
  /** What is told to who hears the page. */
  said: ReactNode
  onLeave: () => void
  children: ReactNode
}) {
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise here, which is no clean-up.
    own.current?.scrollIntoView({ block: 'start' })
  }, [place])
  const [showsKeys, setShowsKeys] = useState(false)
  const showKeys = () => setShowsKeys(true)
  usePageKeys(({ key, target, repeat }) =>
    key === '?' && !repeat && !isWrittenIn(target) ? showKeys : undefined,
  )
  const stage = <div className={styles.stage}>{children}</div>
  return (
    <section ref={own} className={styles.play} aria-label={label}>
      <h1 className="visually-hidden">{heading}</h1>
      <div className={styles.bar}>
        {progress}
        <span className={styles.count} aria-hidden={count === heading || undefined}>
          {count}
        </span>
        {score === null ? null : <span className={styles.score}>{score}</span>}
        {clock === undefined ? null : <div className={styles.clock}>{clock}</div>}
        <IconButton label={texts.keys} onClick={showKeys}>
          <Icon name="help" />
        </IconButton>
        <IconButton label={texts.leave} onClick={onLeave}>
          <Icon name="close" />
        </IconButton>
      </div>
      {beside === undefined ? (
        stage
      ) : (
        <div className={styles.sides}>
          <div className={styles.beside}>{beside}</div>
          {stage}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {showsKeys ? (
        <KeysDialog
          title={texts.keysLead}
          rows={texts.keyRows}
          onClose={() => setShowsKeys(false)}
        />
      ) : null}
    </section>
  )
}
