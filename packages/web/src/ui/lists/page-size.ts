import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { useSyncExternalStore } from 'react'

const wide = '(min-width: 62.5em)'

const sizeFor = (isLarge: boolean) =>
  isLarge ? pageSizes.conversationsLarge : pageSizes.conversations

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Cards a page: 21 on large screens, else 20 (site.md#endless-lists); the server guesses by the kind of device. */
export function pageSize(isSmallScreen: boolean): number {
  return typeof matchMedia === 'undefined'
    ? sizeFor(!isSmallScreen)
    : sizeFor(matchMedia(wide).matches)
}

/** The page size of this screen in a component; at hydration what the server guessed. */
export function usePageSize(isSmallScreen: boolean): number {
  return useSyncExternalStore(
    subscribe,
    () => pageSize(isSmallScreen),
    () => sizeFor(!isSmallScreen),
  )
}
