import { type ReactNode, useId } from 'react'
import styles from './settings-section.module.css'

/** One part of a page of settings, under its heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
