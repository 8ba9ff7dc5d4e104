import { Suspense, useCallback, useState } from 'react'
import type { Client } from '../../api/client'
import { latePart } from '../../ui/feedback/late-part'
import { askingClient } from './asking-client'

// A login is seldom that old.
const ConfirmLoginDialog = latePart(
  async () => (await import('./confirm-login-dialog')).ConfirmLoginDialog,
)

/**
 * The client of a page some of whose calls ask for the login again (accounts.md#asked-again): they wait while the dialog
 * asks, and are then done. Who closes it has the refusal.
 */
export function useAskedAgain(client: Client) {
  const [waiting, setWaiting] = useState<readonly ((isConfirmed: boolean) => void)[]>([])
  const confirmed = useCallback(
    () => new Promise<boolean>(resolve => setWaiting(before => [...before, resolve])),
    [],
  )
  const [asking] = useState(() => askingClient(client, confirmed))
  const answer = (isConfirmed: boolean) => {
    for (const goOn of waiting) goOn(isConfirmed)
    setWaiting([])
  }
  const dialog =
    waiting.length > 0 ? (
      <Suspense>
        <ConfirmLoginDialog client={client} onAnswer={answer} />
      </Suspense>
    ) : null
  return { client: asking, dialog }
}
