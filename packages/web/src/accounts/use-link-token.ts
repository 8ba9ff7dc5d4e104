import { useEffect, useState } from 'react'

/**
 * The token that a mailed link brought in the address. It leaves the address bar and the history as soon as scripts
 * run (security.md 4b, 22); this page alone remembers it.
 */
export function useLinkToken(token: string | undefined): string {
  const [kept] = useState(token ?? '')
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname)
  }, [])
  return kept
}
