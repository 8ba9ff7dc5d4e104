import { useMemo, useSyncExternalStore } from 'react'
import type { Store } from './store'

/** A media query as it now holds, asked once: to ask anew at each render costs a duel its frames. */
function mediaStore(query: string): Store<boolean> {
  let asked: MediaQueryList | undefined
  const list = () => {
    asked ??= matchMedia(query)
    return asked
  }
  return {
    now: () => list().matches,
    subscribe: listener => {
      list().addEventListener('change', listener)
      return () => list().removeEventListener('change', listener)
    },
  }
}

/** Whether a media query holds now; false on the server and at hydration. */
export function useMedia(query: string): boolean {
  const { subscribe, now } = useMemo(() => mediaStore(query), [query])
  return useSyncExternalStore(subscribe, now, () => false)
}
