import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Client } from '../api/client'
import { forgetTab, forgetUser, isHere } from '../saved-here/forget'
import { keepMediaCookie } from '../saved-here/media-cookie'
import { savedToken } from '../saved-here/signed-in'
import { refreshUser } from './get-me'
import { useAccountLanguage } from './language/use-account-language'
import { usePerson, useSession } from './session'

/** The first part of the keys of all cached answers that are about the signed-in user alone. */
export const ownKey = 'own'

/**
 * Empties this page when whoever sat at it has logged out, here or in another tab, or somebody else has logged in: what
 * it remembers is theirs (decision 068). A login that ended by itself empties nothing: its user may come back.
 */
function useHandover(): void {
  const person = usePerson()
  const before = useRef<string | null>(null)
  const router = useRouter()
  const queryClient = useQueryClient()
  const leave = useEffectEvent((left: string) => {
    // What other parts of this page are still about to keep for them comes after this.
    if (person === null) forgetUser(left)
    forgetTab()
    queryClient.clear()
    router.clearCache()
    // Nothing of them is asked about any more: neither what they left unsaved nor where they were.
    void router.navigate({
      to: person === null ? '/' : '/home',
      replace: true,
      ignoreBlocker: true,
    })
  })
  useEffect(() => {
    const left = before.current
    before.current = person
    if (person !== null) isHere(person)
    if (left !== null && left !== person) leave(left)
  }, [person])
}

const none: readonly string[] = []

/**
 * Asks once who is logged in here, when the page has been taken over (accounts.md#sessions); and when somebody else
 * logs in, or nobody is any more, forgets what was cached about the user before.
 */
export function SessionWatch({
  client,
  languages = none,
}: {
  client: Client
  /** The languages that the site speaks. */
  languages?: readonly string[]
}) {
  const session = useSession()
  const queryClient = useQueryClient()
  useHandover()
  useAccountLanguage(languages)
  const userId = session.status === 'user' ? session.user.id : null
  const type = session.status === 'user' ? session.user.type : null
  const token = savedToken.use()
  useEffect(() => keepMediaCookie(token), [token])
  useEffect(() => void refreshUser(client), [client])
  useEffect(() => {
    const { dataset } = document.documentElement
    if (type === null) delete dataset.user
    else dataset.user = type
  }, [type])
  useEffect(() => () => queryClient.removeQueries({ queryKey: [ownKey] }), [userId, queryClient])
  return null
}
