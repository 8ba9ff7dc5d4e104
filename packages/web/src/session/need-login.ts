import { redirect } from '@tanstack/react-router'
import { isAdminIn, sessionNow } from './session'

/**
 * Leads a visitor from a route for users to /login, and after it back to `address` (site.md#redirects). The server
 * cannot know who asks; there the page itself finds out when scripts run (`useLoginNeeded`).
 */
export function needLogin(address: string): void {
  if (typeof window === 'undefined' || sessionNow().status === 'user') return
  throw redirect({ to: '/login', search: { redirect: address }, replace: true })
}

/**
 * Leads whoever is no admin from a route of theirs to /not-found, as from a page that is not there (school.md#who-may). On
 * the server likewise, where the page itself finds out (`useAdminNeeded`).
 */
export function needAdmin(): void {
  if (typeof window === 'undefined' || isAdminIn(sessionNow())) return
  throw redirect({ to: '/not-found', replace: true })
}
