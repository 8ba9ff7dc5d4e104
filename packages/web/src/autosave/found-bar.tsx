import { listed } from '@duologue/domain/messages/joined'
import { clock, dayOfYear } from '@duologue/domain/messages/said-in'
import { pressDialogTexts as texts } from '@duologue/domain/messages/saving/saving-by-press'
import type { ReactNode } from 'react'
import button from '../ui/button.module.css'
import styles from './found-bar.module.css'

/** When something was edited: the time of day, and the day unless it is today. */
function momentOf(at: number): string {
  const [then, now] = [new Date(at), new Date()]
  const time = clock(at)
  return then.toDateString() === now.toDateString() ? time : listed(dayOfYear(at), time)
}

/** Tells that edits of an earlier visit wait on this device, and asks what becomes of them (songs.md#journal). */
export function FoundBar({
  at,
  edits,
  onRestore,
  onDiscard,
  children,
}: {
  at: number
  /** How many, where they are counted. */
  edits?: number
  onRestore: () => void
  onDiscard: () => void
  children?: ReactNode
}) {
  return (
    <div role="status" className={styles.bar}>
      <p>
        {edits === undefined ? texts.found(momentOf(at)) : texts.foundEdits(momentOf(at), edits)}
      </p>
      <button type="button" className={button.secondary} onClick={onRestore}>
        {texts.restore}
      </button>
      <button type="button" className={button.quiet} onClick={onDiscard}>
        {texts.drop}
      </button>
      {children}
    </div>
  )
}
