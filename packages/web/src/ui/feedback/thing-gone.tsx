import { savingTexts as texts } from '@duologue/domain/messages/saving/saving'
import type { ReactNode } from 'react'
import page from '../page.module.css'
import styles from './thing-gone.module.css'

/** Stands in the place of something that was deleted or hidden while it was read or edited; `children` lead on. */
export function ThingGone({ children }: { children: ReactNode }) {
  return (
    <div className={`${page.page} ${styles.gone}`} role="alert">
      <h1>{texts.goneTitle}</h1>
      <p>{texts.goneLead}</p>
      <p>{children}</p>
    </div>
  )
}
