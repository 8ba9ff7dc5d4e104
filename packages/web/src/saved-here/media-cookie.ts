import { isFramed } from './saved-here'

const month = 30 * 24 * 60 * 60

/**
 * Keeps the token for pictures and recordings, too, which the browser fetches without our headers (decision 037). The
 * cookie goes to `/media` and nowhere else, and to no other site's request.
 */
export function keepMediaCookie(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // Within a course each site has its own; the server takes it from no other site's request (lti.md#frames).
  const kind = isFramed() ? 'SameSite=None; Secure; Partitioned' : `SameSite=Strict${secure}`
  document.cookie = `media=${token ?? ''}; Path=/media; Max-Age=${token ? month : 0}; ${kind}`
}
