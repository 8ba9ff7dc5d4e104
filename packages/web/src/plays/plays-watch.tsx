import { useEffect } from 'react'
import type { Client } from '../api/client'
import { useSession } from '../session/session'

/** Sends what waits to be stored when the page opens, when somebody logs in, and when the connection is back. */
export function PlaysWatch({ client }: { client: Client }) {
  const session = useSession()
  const user = session.status === 'user' ? session.user.id : null
  useEffect(() => {
    if (user === null) return
    // Seldom needed, so it does not come with every page.
    const send = async () => (await import('./send-unsaved')).sendUnsaved(client)
    // What cannot be fetched now is asked for again when the connection is back.
    const retry = () => void send().catch(() => undefined)
    retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [client, user])
  return null
}
