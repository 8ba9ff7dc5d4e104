import type { Conversation } from '@duologue/contract/conversations'
import { conversationPageTexts as texts } from '@duologue/domain/messages/conversations/conversation-page'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { LoginOffer } from '../session/login-offer'
import { makeCall } from '../session/make-call'
import { sessionNow } from '../session/session'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon'

/**
 * Makes a draft copy of the own and opens it to be edited; visitors are told that they need to log in
 * (conversations.md#duplicating).
 */
export function DuplicateButton({ conversation }: { conversation: Conversation }) {
  const { client } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'sending' | 'login'>('idle')
  const duplicate = async () => {
    if (sessionNow().status !== 'user') return setState('login')
    setState('sending')
    const call = async () => {
      const params = { id: conversation.id }
      const { shortid } = await client.conversations.duplicateConversation({ params })
      await navigate({ to: '/convo/$shortid/edit', params: { shortid } })
    }
    await makeCall(client, call, texts.duplicated)
    setState('idle')
  }
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        disabled={state === 'sending'}
        onClick={() => void duplicate()}
      >
        <Icon name="copy" /> {texts.duplicate}
      </button>
      {state === 'login' ? (
        <LoginOffer
          reason="duplicate"
          address={`/conversations/${conversation.id}`}
          onClose={() => setState('idle')}
        />
      ) : null}
    </>
  )
}
