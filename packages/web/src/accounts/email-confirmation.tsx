import { accountTexts as texts } from '@duologue/domain/messages/accounts'
import { refusals } from '@duologue/domain/messages/refusals'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { refreshUser } from '../session/refresh-user'

const words = {
  confirming: texts.confirming,
  confirmed: texts.confirmed,
  failed: refusals['link-over'],
}

/** Confirms an e-mail address by the token of a link, by itself, and says how it went. */
export function EmailConfirmation({
  client,
  verifyToken,
}: {
  client: Client
  verifyToken: string
}) {
  const [state, setState] = useState<keyof typeof words>('confirming')
  // A link works once: however often the page is shown, it is sent once.
  const wasSent = useRef(false)
  const confirm = useEffectEvent(async () => {
    if (wasSent.current) return
    wasSent.current = true
    const isDone = await makeCall(client, () =>
      client.accounts.verifyEmail({ body: { verifyToken } }),
    )
    setState(isDone ? 'confirmed' : 'failed')
    if (isDone) await refreshUser(client)
  })
  useEffect(() => void confirm(), [])
  return <p aria-live="polite">{words[state]}</p>
}
