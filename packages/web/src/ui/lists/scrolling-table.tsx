import type { ReactNode } from 'react'
import styles from './scrolling-table.module.css'

/**
 * A table that scrolls sideways where the screen is narrow, by keyboard too. One that `isStacked` shows each row as a
 * block there instead: nothing of it is out of sight, its last cell with what can be done least of all. There are no
 * headings then: a cell that is not clear without one has a `data-label`, and so has the label of a box in the head.
 */
export function ScrollingTable({
  label,
  isStacked = false,
  children,
}: {
  label: string
  isStacked?: boolean
  children: ReactNode
}) {
  return (
    <div
      role="group"
      className={styles.scroll}
      data-stacked={isStacked || undefined}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus it cannot be scrolled by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>{children}</table>
    </div>
  )
}
