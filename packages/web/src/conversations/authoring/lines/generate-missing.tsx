import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { makeCall } from '../../../session/make-call'
import button from '../../../ui/button.module.css'
import styles from './bulk-actions.module.css'
import type { Speak } from './use-save-speech'

/**
 * Has all lines without audio spoken, one after the other, and shows how far it is
 * (conversations.md#voices-of-characters).
 */
export function GenerateMissing({ draft, speak }: { draft: ConversationEdit; speak: Speak }) {
  const { client } = useRouteContext({ from: '__root__' })
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const missing = draft.dialogue.filter(({ audio, text }) => !audio && text.trim() !== '')
  const speakAll = async () => {
    const total = missing.length
    for (const [done, { id }] of missing.entries()) {
      setProgress({ done, total })
      if (!(await makeCall(client, () => speak(id)))) break
    }
    setProgress(null)
  }
  if (progress)
    return (
      <p className={styles.progress} role="status">
        <progress
          value={progress.done}
          max={progress.total}
          aria-label={texts.generateMissing(progress.total)}
        />
        {texts.generating(progress.done, progress.total)}
      </p>
    )
  return missing.length > 0 ? (
    <button type="button" className={button.secondary} onClick={() => void speakAll()}>
      {texts.generateMissing(missing.length)}
    </button>
  ) : null
}
