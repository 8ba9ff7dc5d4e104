import { type RefObject, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Shows a part of a page on the whole screen, where the browser can; that is not known before the page is awake. */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const canBeFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  )
  const toggle = () => {
    // A browser that refuses leaves everything as it is.
    void (isFull ? document.exitFullscreen() : part.current?.requestFullscreen())?.catch(
      () => undefined,
    )
  }
  return { isFull, canBeFull, toggle }
}
