import { shellWaits } from '@duologue/domain/site/shell-limits'
import { useEffect } from 'react'
import button from '../button.module.css'
import styles from './undo-bar.module.css'

/** Offers for 6 seconds to take back what was just done; `what` is another object each time, null when there is nothing. */
export function UndoBar({
  what,
  text,
  undo,
  onUndo,
  onGone,
}: {
  what: object | null
  text: string
  undo: string
  onUndo: () => void
  onGone: () => void
}) {
  useEffect(() => {
    if (!what) return
    const timer = setTimeout(onGone, shellWaits.undo)
    return () => clearTimeout(timer)
  }, [what, onGone])
  return (
    <div className={styles.undo} role="status">
      {what ? (
        <>
          <span>{text}</span>
          <button type="button" className={button.secondary} onClick={onUndo}>
            {undo}
          </button>
        </>
      ) : null}
    </div>
  )
}
