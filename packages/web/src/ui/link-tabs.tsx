import type { ReactNode } from 'react'
import styles from './link-tabs.module.css'

/** Tabs as links, each with an address of its own: the children are `<Link>`s, so Back returns to the tab before. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {children}
    </nav>
  )
}
