import type { ConversationCard as Card } from '@duologue/contract/conversations'
import type { OwnBest } from '@duologue/contract/plays'
import { savedTexts as texts } from '@duologue/domain/messages/saved/saved'
import { useState } from 'react'
import type { Client } from '../api/client'
import { ConversationCard } from '../conversations/conversation-card'
import { SaveToggle } from './save-toggle'
import styles from './saved-card.module.css'
import { useSaveConversation } from './use-save-conversation'

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
  const save = useSaveConversation(client, { user, conversation: conversation.id }, setIsSaved)
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
