import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { refusals } from '@duologue/domain/messages/refusals'
import { shell } from '@duologue/domain/messages/site/shell'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { refreshUser } from '../../session/get-me'
import button from '../../ui/button.module.css'

const words = {
  confirming: texts.confirming,
  over: refusals['link-over'],
  failed: texts.notConfirmed,
}

/** Confirms the address of a new account by the token of a link; answers what is so then. */
export async function verifyEmail(client: Client, verifyToken: string): Promise<string> {
  await client.accounts.verifyEmail({ body: { verifyToken } })
  return texts.confirmed
}

/**
 * Confirms an e-mail address by the token of a link, by itself, and says how it went. What did not arrive can be tried
 * again; only the server says that a link is over.
 */
export function EmailConfirmation({
  client,
  confirm,
  onConfirmed,
}: {
  client: Client
  /** Sends the token; answers what is said then. */
  confirm: () => Promise<string>
  onConfirmed: () => void
}) {
  const [state, setState] = useState<keyof typeof words>('confirming')
  const [done, setDone] = useState<string>()
  // A link works once: however often the page is shown, it is sent once.
  const wasSent = useRef(false)
  const send = async () => {
    try {
      setDone(await confirm())
    } catch (error) {
      const isOver = error instanceof CallFailed && error.code === 'link-over'
      return setState(isOver ? 'over' : 'failed')
    }
    onConfirmed()
    await refreshUser(client)
  }
  const sendOnce = useEffectEvent(() => {
    if (wasSent.current) return
    wasSent.current = true
    void send()
  })
  useEffect(() => sendOnce(), [])
  const tryAgain = () => {
    setState('confirming')
    void send()
  }
  return (
    <>
      <p aria-live="polite">{done ?? words[state]}</p>
      {done === undefined && state === 'failed' && (
        <button type="button" className={button.quiet} onClick={tryAgain}>
          {shell.retry}
        </button>
      )}
    </>
  )
}
