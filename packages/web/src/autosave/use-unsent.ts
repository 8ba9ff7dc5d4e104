import { useState } from 'react'
import type { SavedHere } from '../saved-here/saved-here'
import { useAwake } from '../ui/store'

/**
 * Whether somebody's edit of a thing has waited in this browser since before the page was opened; nobody's never has,
 * and none of what is not known yet.
 */
export function useUnsent(
  user: string | null,
  id: string | undefined,
  journalOf: (user: string, id: string) => SavedHere<unknown>,
): boolean {
  const isAwake = useAwake()
  const [looked, setLooked] = useState<{ name: string; isUnsent: boolean } | null>(null)
  if (!isAwake || user === null || id === undefined) return false
  const name = `${user}:${id}`
  if (looked?.name === name) return looked.isUnsent
  const isUnsent = journalOf(user, id).get() !== null
  setLooked({ name, isUnsent })
  return isUnsent
}
