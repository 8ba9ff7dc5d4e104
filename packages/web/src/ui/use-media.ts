import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; false on the server and at hydration. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
