import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationPageTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-list'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../api/client'
import { LoginOffer } from '../session/login-offer'
import { makeCall } from '../session/make-call'
import { sessionNow } from '../session/session'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import { Icon } from '../ui/icon'
import { keysOfLists } from './lists-key'

/**
 * Makes a draft copy of the own and opens it; visitors are told that they need to log in
 * (pronunciation.md#duplicating).
 */
export function DuplicateButton({ client, list }: { client: Client; list: PronunciationList }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const [isSending, send] = useSending()
  const duplicate = () =>
    makeCall(
      client,
      async () => {
        const params = { id: list.id }
        const { shortid } = await client.pronunciation.duplicateList({ params })
        void queryClient.invalidateQueries(keysOfLists)
        await navigate({ to: '/pronunciation/$shortid', params: { shortid } })
      },
      texts.duplicated,
    )
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        disabled={isSending}
        onClick={() => (sessionNow().status === 'user' ? send(duplicate) : setIsAsked(true))}
      >
        <Icon name="copy" /> {texts.duplicate}
      </button>
      {isAsked ? (
        <LoginOffer
          reason="feature"
          address={`/pronunciation/${list.shortid}`}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </>
  )
}
