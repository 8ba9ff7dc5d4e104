import { useEffect, useSyncExternalStore } from 'react'
import { inTab } from '../../saved-here/in-tab'
import { neverChanges } from '../../ui/store'

const place = inTab('link-token')

interface Kept {
  readonly pathname: string
  readonly token: string
}

/** For a storage that is forbidden: the token lives as long as the page. */
let remembered: Kept | undefined

function keep(kept: Kept | undefined): void {
  remembered = kept
  if (kept) place.keep(kept)
  else place.forget()
}

/** The token that was kept for this path, `''` without one. */
function keptToken(): string {
  const kept = remembered ?? (place.kept() as Kept | null)
  return kept?.pathname === location.pathname ? kept.token : ''
}

const forget = () => keep(undefined)

/**
 * The token that a mailed link brought in the address, or kept through a reload; undefined until scripts run. It leaves
 * the address bar and the history at once (security.md#secrets): this tab alone remembers it, for the page of this
 * path, until it is forgotten.
 */
export function useLinkToken(token: string | undefined): [string | undefined, () => void] {
  const kept = useSyncExternalStore(
    neverChanges,
    () => token ?? keptToken(),
    () => undefined,
  )
  useEffect(() => {
    if (token === undefined) return
    keep({ pathname: location.pathname, token })
    history.replaceState(history.state, '', location.pathname)
  }, [token])
  return [kept, forget]
}
