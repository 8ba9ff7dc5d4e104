import { shell } from '@duologue/domain/messages/site/shell'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'
import styles from './dialog.module.css'

/** The first thing that a form asks for, or what a dialog without one says that most come for. */
const firstField =
  'form :is(input, select, textarea):not(:disabled, [type="hidden"], [type="file"]), [data-first]'

/**
 * A native modal dialog, open as long as it is rendered; Escape, a press beside it and its cross call `onClose`. Without
 * `onClose` it has no cross, and nothing closes it but what stands in it.
 */
export function Dialog({
  title,
  isWhole = false,
  onClose,
  children,
}: {
  title: string
  /** As large as the window: what is shown to many at once. */
  isWhole?: boolean
  onClose?: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const stays = onClose === undefined
  // After the page around it: a dialog that it may stand in lies under it.
  useEffect(() => {
    dialog.current?.showModal()
    // What is asked comes before the cross, which would be the first to have the focus.
    dialog.current?.querySelector<HTMLElement>(firstField)?.focus()
  }, [])
  // Before it is taken out of the page: only while it is there does the focus go back to what opened it.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  const keepOpen = (event: React.SyntheticEvent) => {
    if (stays) event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-whole={isWhole || undefined}
      aria-labelledby={titleId}
      closedby={stays ? 'none' : 'any'}
      onClose={onClose}
      onCancel={keepOpen}
      onKeyDown={event => event.key === 'Escape' && keepOpen(event)}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {stays ? null : (
          <IconButton label={shell.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
