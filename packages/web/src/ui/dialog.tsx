import { shell } from '@duologue/domain/messages/shell'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon'
import { IconButton } from './icon-button'

/** A native modal dialog, open as long as it is rendered; Escape, a press beside it and its cross call `onClose`. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={shell.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
