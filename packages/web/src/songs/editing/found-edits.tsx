import { pressDialogTexts as texts } from '@duologue/domain/messages/saving/saving-by-press'
import { useState } from 'react'
import { FoundBar } from '../../autosave/found-bar'
import button from '../../ui/button.module.css'
import type { FoundEdits as Found } from './book-state'
import { EditList } from './edit-list'

/** Tells of edits that an earlier visit left unsaved, shows them, and asks what becomes of them (songs.md#journal). */
export function FoundEdits({
  found: { at, waiting },
  onAnswer,
}: {
  found: Found
  onAnswer: (takes: boolean) => void
}) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FoundBar
      at={at}
      edits={waiting.length}
      onRestore={() => onAnswer(true)}
      onDiscard={() => onAnswer(false)}
    >
      <button
        type="button"
        className={button.quiet}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {texts.show}
      </button>
      {isShown ? <EditList waiting={waiting} /> : null}
    </FoundBar>
  )
}
