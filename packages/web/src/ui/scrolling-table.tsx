import type { ReactNode } from 'react'
import styles from './scrolling-table.module.css'

/** A table that scrolls sideways where the screen is narrow, by keyboard too. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus it cannot be scrolled by keyboard
    <div role="group" className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}
