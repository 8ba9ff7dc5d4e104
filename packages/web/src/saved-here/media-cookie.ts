const month = 30 * 24 * 60 * 60

/**
 * Keeps the token for pictures and recordings, too, which the browser fetches without our headers (decision 037). The
 * cookie goes to `/media` and nowhere else, and to no other site's request.
 */
export function keepMediaCookie(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `media=${token ?? ''}; Path=/media; Max-Age=${token ? month : 0}; SameSite=Strict${secure}`
}
