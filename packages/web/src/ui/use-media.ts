import { useState, useSyncExternalStore } from 'react'

/** Whether a media query holds now; false on the server and at hydration. It is asked once, for renders cost frames. */
export function useMedia(query: string): boolean {
  const [list] = useState(() => (typeof matchMedia === 'undefined' ? null : matchMedia(query)))
  const [subscribe] = useState(() => (listener: () => void) => {
    list?.addEventListener('change', listener)
    return () => list?.removeEventListener('change', listener)
  })
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  )
}
