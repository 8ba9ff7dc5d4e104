import { type ReactNode, useId } from 'react'
import styles from './mark-popover.module.css'

/** A tag or sign that tells more when it is pressed; Escape and a press elsewhere hide it. */
export function MarkPopover({
  label,
  look,
  sign,
  children,
}: {
  label: string
  look: 'star' | 'tag'
  sign: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles[look]} popoverTarget={id} aria-label={label}>
        {sign}
      </button>
      <div id={id} popover="auto" className={styles.text}>
        {children}
      </div>
    </>
  )
}
