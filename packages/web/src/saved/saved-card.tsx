import type { ConversationCard as Card } from '@duologue/contract/conversations'
import type { OwnBest } from '@duologue/contract/plays'
import { savedTexts as texts } from '@duologue/domain/messages/saved/saved'
import { useState } from 'react'
import type { Client } from '../api/client'
import { ConversationCard } from '../conversations/conversation-card'
import { SaveToggle } from './save-toggle'
import styles from './saved-card.module.css'
import { useSave } from './use-save'

/**
 * A kept conversation: a press lets go of it, and another one keeps it again; its card stays until the page is opened
 * anew.
 */
export function SavedCard({
  client,
  user,
  conversation,
  best,
}: {
  client: Client
  user: string
  conversation: Card
  best: OwnBest | null | undefined
}) {
  const [isSaved, setIsSaved] = useState(true)
  const thing = { what: 'conversation', id: conversation.id } as const
  const save = useSave(client, { user, thing }, setIsSaved)
  return (
    <ConversationCard conversation={conversation} best={best}>
      <SaveToggle
        className={styles.toggle}
        isSaved={isSaved}
        label={texts.saveThis(conversation.title)}
        onPress={() => save(!isSaved)}
      />
    </ConversationCard>
  )
}
