import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useState } from 'react'
import type { Editing } from '../../autosave/autosaver'
import button from '../../ui/button.module.css'
import styles from './conversation-editor.module.css'
import { TwoConversations } from './two-conversations'

/**
 * Says that somebody else was first, in the words of saving.md#choosing-a-version; both versions can be looked at, and
 * one chosen.
 */
export function ChangedElsewhere({
  editing,
  onChoose,
}: {
  editing: Editing<ConversationEdit>
  onChoose: (whose: 'mine' | 'theirs') => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  if (!editing.conflict) return null
  return (
    <div className={styles.conflict} role="alert">
      <p>{texts.changedElsewhere}</p>
      <button type="button" className={button.secondary} onClick={() => setIsOpen(true)}>
        {texts.compare}
      </button>
      {isOpen ? (
        <TwoConversations
          editing={editing}
          onChoose={whose => {
            setIsOpen(false)
            onChoose(whose)
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  )
}
