import type { Conversation } from '@duologue/contract/conversations'
import { canBattle } from '@duologue/domain/battle/can-battle'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import type { Client } from '../../api/client'
import { LiveDuel } from './live-duel'

/** Live Duel on the page of a conversation (conversations.md#conversation-page). */
export function ConversationDuel({
  client,
  conversation: { id, title, dialogue, language },
}: {
  client: Client
  conversation: Conversation
}) {
  const fault = canBattle(dialogue, language) ? undefined : battleTexts.tooFewLines
  return (
    <LiveDuel
      client={client}
      thing={{ kind: 'conversation', id, title, fault }}
      address={`/conversations/${id}`}
    />
  )
}
