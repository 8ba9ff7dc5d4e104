import { type ReactNode, useEffect, useRef } from 'react'
import button from '../button.module.css'
import { useAwake } from '../store'
import { isFocusFree } from './keep-focus'
import styles from './submit-button.module.css'

/**
 * The button that sends a form: disabled with a spinner while sending (accounts.md#rules-of-fields), and until scripts
 * have taken the page over, so that no form is ever sent past them with what was typed in its address.
 */
export function SubmitButton({
  isSending,
  isReady = true,
  look = 'primary',
  form,
  children,
}: {
  isSending: boolean
  /** False while there is nothing yet to send: disabled, but not busy. */
  isReady?: boolean | undefined
  look?: 'primary' | 'danger'
  /** The id of the form that it sends, where it stands outside. */
  form?: string
  children: ReactNode
}) {
  const own = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)
  const isAwake = useAwake()
  // A disabled button loses the focus; whoever works by keyboard gets it back.
  useEffect(() => {
    if (wasSending.current && !isSending && isFocusFree()) own.current?.focus()
    wasSending.current = isSending
  }, [isSending])
  return (
    <button
      ref={own}
      type="submit"
      form={form}
      className={`${button[look]} ${styles.submit}`}
      disabled={isSending || !isReady || !isAwake}
      data-sending={isSending}
    >
      {isSending ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
