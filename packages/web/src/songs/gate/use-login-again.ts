import { useCallback, useEffect, useState } from 'react'
import type { Client } from '../../api/client'
import { patientClient } from '../../api/patient-client'
import { savedToken } from '../../saved-here/signed-in'
import { useSession } from '../../session/session'

/** A call that waits for another login than that of a token. */
interface Waiting {
  token: string | null
  goOn: () => void
}

/**
 * A client for one person's work: what is refused for an ended login is sent when the same person has logged in again,
 * here or in another tab. `isAsked`: something waits for that (songs.md#login-that-ends).
 *
 * @param user the id of the person; whoever else logs in meanwhile sends nothing of it.
 */
export function useLoginAgain(client: Client, user: string) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const loginAfter = useCallback(
    (token: string | null) =>
      new Promise<void>(resolve => {
        const goOn = () => {
          setWaiting(before => before.filter(one => one.goOn !== goOn))
          resolve()
        }
        setWaiting(before => [...before, { token, goOn }])
      }),
    [],
  )
  const [patient] = useState(() => patientClient(client, loginAfter))
  const token = savedToken.use()
  const session = useSession()
  const isUser = session.status === 'user' && session.user.id === user
  useEffect(() => {
    if (!isUser) return
    for (const one of waiting) if (one.token !== token) one.goOn()
  }, [waiting, token, isUser])
  return { client: patient, isAsked: waiting.length > 0 }
}
