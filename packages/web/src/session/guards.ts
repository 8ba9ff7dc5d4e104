import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { returnAddress } from '../saved-here/signed-in'
import { landingAddress } from './landing-address'
import { isAdminIn, sessionNow, useSession } from './session'

/**
 * Leads a signed-in user on to where a login leads: at once from a page for visitors, and after logging in there or in
 * another tab. `passed` is the return address of this navigation; it is kept until the login that uses it up.
 */
export function useLandWhenSignedIn(passed?: string): void {
  const navigate = useNavigate()
  const { status } = useSession()
  useEffect(() => {
    if (sessionNow().status === 'visitor') {
      returnAddress.set(passed ?? null)
      return
    }
    const href = landingAddress(passed, returnAddress.get())
    void navigate({ href, replace: true }).finally(() => returnAddress.set(null))
  }, [status, passed, navigate])
}

/** Leads a signed-in user from the landing page to /home (site.md#redirects). */
export function useHomeWhenSignedIn(): void {
  const navigate = useNavigate()
  const { status } = useSession()
  useEffect(() => {
    if (sessionNow().status === 'user') void navigate({ to: '/home', replace: true })
  }, [status, navigate])
}

/** Leads a visitor to /login, and after it back to `address` (site.md#redirects). */
export function useLoginNeeded(address: string): void {
  const navigate = useNavigate()
  const { status } = useSession()
  useEffect(() => {
    if (sessionNow().status === 'user') return
    void navigate({ to: '/login', search: { redirect: address }, replace: true })
  }, [status, address, navigate])
}

/** Leads whoever is no admin to /not-found (school.md#who-may); whether one sits here. */
export function useAdminNeeded(): boolean {
  const navigate = useNavigate()
  const isAdmin = isAdminIn(useSession())
  useEffect(() => {
    if (isAdmin || isAdminIn(sessionNow())) return
    void navigate({ to: '/not-found', replace: true })
  }, [isAdmin, navigate])
  return isAdmin
}
