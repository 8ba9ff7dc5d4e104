import type { Conversation } from '@duologue/contract/conversations'
import { canBattle } from '@duologue/domain/battle/can-battle'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { shell } from '@duologue/domain/messages/site/shell'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import { LiveDuel } from './live-duel'

const PairPlay = latePart(async () => (await import('../duels/pair-play')).PairPlay)

/** Live Duel and Pair Play on the page of a conversation (conversations.md#conversation-page). */
export function ConversationDuel({
  client,
  conversation: { id, title, dialogue, language },
}: {
  client: Client
  conversation: Conversation
}) {
  const [isPair, setPair] = useState(false)
  const fault = canBattle(dialogue, language) ? undefined : battleTexts.tooFewLines
  const told = {
    client,
    thing: { kind: 'conversation', id, title, fault },
    address: `/conversations/${id}`,
  } as const
  const openPair = () => setPair(true)
  return (
    <>
      <LiveDuel {...told} onPair={openPair} />
      <button type="button" className={button.secondary} onClick={openPair}>
        <Icon name="user" /> {shell.pairPlay}
      </button>
      {isPair ? (
        <Suspense>
          <PairPlay {...told} onClose={() => setPair(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
