import { redirect } from '@tanstack/react-router'
import { sessionNow } from './session'

/**
 * Leads a visitor from a route for users to /login, and after it back to `address` (site.md#redirects). The server
 * cannot know who asks; there the page itself finds out when scripts run (`useLoginNeeded`).
 */
export function needLogin(address: string): void {
  if (typeof window === 'undefined' || sessionNow().status === 'user') return
  throw redirect({ to: '/login', search: { redirect: address }, replace: true })
}
