import { songTruthTexts as texts } from '@duologue/domain/messages/song-editor'
import { useState } from 'react'
import button from '../ui/button.module.css'
import { EditList } from './edit-list'
import styles from './found-bar.module.css'
import type { FoundEdits } from './book-state'

const clock = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Tells of edits that an earlier visit left unsaved, and asks what becomes of them (editor-rules.md (e) 6). */
export function FoundBar({
  found: { at, waiting },
  onAnswer,
}: {
  found: FoundEdits
  onAnswer: (takes: boolean) => void
}) {
  const [isShown, setIsShown] = useState(false)
  return (
    <section className={styles.bar} aria-label={texts.foundLabel}>
      <p role="status">{texts.found(clock(at), waiting.length)}</p>
      <div className={styles.ways}>
        <button type="button" className={button.primary} onClick={() => onAnswer(true)}>
          {texts.restore}
        </button>
        <button
          type="button"
          className={button.secondary}
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {texts.show}
        </button>
        <button type="button" className={button.quiet} onClick={() => onAnswer(false)}>
          {texts.discard}
        </button>
      </div>
      {isShown ? <EditList waiting={waiting} /> : null}
    </section>
  )
}
