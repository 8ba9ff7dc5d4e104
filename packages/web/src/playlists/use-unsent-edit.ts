import { useState } from 'react'
import { useAwake } from '../ui/use-awake'
import { playlistJournal } from './playlist-journal'

/** Whether an edit of this playlist has waited in this browser since before the page was opened. */
export function useUnsentEdit(user: string | null, id: string): boolean {
  const isAwake = useAwake()
  const [looked, setLooked] = useState<{ name: string; isUnsent: boolean } | null>(null)
  if (!isAwake || user === null) return false
  const name = `${user}:${id}`
  if (looked?.name === name) return looked.isUnsent
  const isUnsent = playlistJournal(user, id).get() !== null
  setLooked({ name, isUnsent })
  return isUnsent
}
