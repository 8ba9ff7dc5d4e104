import { useState } from 'react'
import type { SavedHere } from '../saved-here/saved-here'
import { useAwake } from '../ui/store'

/**
 * Whether an edit has waited in a journal of this browser since before the page was opened. `name` tells the journals
 * apart; null where there is none.
 */
export function useUnsent(name: string | null, journal: () => SavedHere<unknown>): boolean {
  const isAwake = useAwake()
  const [looked, setLooked] = useState<{ name: string; isUnsent: boolean } | null>(null)
  if (!isAwake || name === null) return false
  if (looked?.name === name) return looked.isUnsent
  const isUnsent = journal().get() !== null
  setLooked({ name, isUnsent })
  return isUnsent
}
