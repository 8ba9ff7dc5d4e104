import { editorTexts as texts } from '@duologue/domain/messages/saving/editors'
import type { ReactNode } from 'react'
import { TwoVersionsDialog } from '../autosave/two-versions-dialog'
import button from '../ui/button.module.css'
import styles from './changed-elsewhere.module.css'

/**
 * Says that somebody else was first; both versions can be looked at, and one chosen (saving.md#choosing-a-version).
 * Until then whoever edits goes on.
 */
export function ChangedElsewhere({
  says = texts.changedElsewhere,
  mine,
  theirs,
  isOpen,
  onOpen,
  onChoose,
}: {
  says: string | undefined
  mine: ReactNode
  theirs: ReactNode
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChoose: (whose: 'mine' | 'theirs') => void
}) {
  return (
    <div className={styles.conflict} role="alert">
      <p>{says}</p>
      <button type="button" className={button.secondary} onClick={() => onOpen(true)}>
        {texts.compare}
      </button>
      {isOpen ? (
        <TwoVersionsDialog
          mine={mine}
          theirs={theirs}
          onChoose={whose => {
            onOpen(false)
            onChoose(whose)
          }}
          onClose={() => onOpen(false)}
        />
      ) : null}
    </div>
  )
}
