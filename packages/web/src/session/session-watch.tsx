import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Client } from '../api/client'
import { keepMediaCookie } from '../saved-here/media-cookie'
import { savedToken } from '../saved-here/signed-in'
import { refreshUser } from './refresh-user'
import { useSession } from './session'

/** The first part of the keys of all cached answers that are about the signed-in user alone. */
export const ownKey = 'own'

/**
 * Asks once who is logged in here, when the page has been taken over (S1 section 7); and when somebody else logs in,
 * or nobody is any more, forgets what was cached about the user before.
 */
export function SessionWatch({ client }: { client: Client }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const userId = session.status === 'user' ? session.user.id : null
  const token = savedToken.use()
  useEffect(() => keepMediaCookie(token), [token])
  useEffect(() => void refreshUser(client), [client])
  useEffect(() => {
    const { dataset } = document.documentElement
    if (userId === null) delete dataset.user
    else dataset.user = ''
    return () => queryClient.removeQueries({ queryKey: [ownKey] })
  }, [userId, queryClient])
  return null
}
