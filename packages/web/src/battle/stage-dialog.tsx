import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useAwake } from '../ui/store'
import styles from './stage-dialog.module.css'

/** Whether an event is of this dialog, not of one that was opened from it. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) =>
  target instanceof Element && target.closest('dialog') === currentTarget

/**
 * A native modal dialog of the battle that neither Escape nor a press beside it closes (battle.md#start-dialog), unless
 * `onEscape` says what Escape does. A page from the server shows it at once; it becomes modal when the page is taken
 * over.
 */
export function StageDialog({
  title,
  step,
  children,
  actions,
  corner,
  describedBy,
  onEscape,
}: {
  title: string
  /** Which step of the dialog is shown; a new one moves the focus to the title. */
  step?: string
  children: ReactNode
  actions: ReactNode
  corner?: ReactNode
  /** The id of what is read out with the title. */
  describedBy?: string
  onEscape?: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedFor = useRef(`${step} ${title}`)
  const titleId = useId()
  const isAwake = useRef(useAwake())
  useLayoutEffect(() => {
    const shown = dialog.current
    heading.current?.setAttribute('autofocus', '')
    const becomeModal = () => {
      if (!shown?.isConnected) return
      shown.open = false
      shown.showModal()
    }
    // A page from the server is laid out for it, to find its focus: not amid the work of taking the page over.
    if (isAwake.current) becomeModal()
    else queueMicrotask(becomeModal)
    return () => shown?.close()
  }, [])
  useEffect(() => {
    if (focusedFor.current === `${step} ${title}`) return
    focusedFor.current = `${step} ${title}`
    heading.current?.focus()
    dialog.current?.scrollTo(0, 0)
  }, [step, title])
  return (
    <dialog
      open
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby="none"
      onCancel={event => isOwn(event) && event.preventDefault()}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOwn(event)) return
        event.preventDefault()
        onEscape?.()
      }}
    >
      <div className={styles.head}>
        <div>
          {step ? <p className={styles.step}>{step}</p> : null}
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {corner}
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
