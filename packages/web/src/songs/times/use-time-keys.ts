import { useEffect } from 'react'
import { isPressed, isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'

/** What the keys of the time-sync page do; `at` is when the key went down, in milliseconds of `performance.now()`. */
export interface TimeKeys {
  tap: (at: number) => void
  end: (at: number) => void
  back: () => void
  playOrPause: () => void
  replay: () => void
  loop: () => void
  stopTapping: () => void
  undo: () => void
  redo: () => void
  save: () => void
  nextToCheck: () => void
  accept: () => void
  showKeys: () => void
}

const tapping: Readonly<Record<string, keyof TimeKeys>> = {
  ' ': 'tap',
  e: 'end',
  arrowup: 'back',
  enter: 'playOrPause',
  r: 'replay',
  l: 'loop',
  escape: 'stopTapping',
}
const checking: Readonly<Record<string, keyof TimeKeys>> = { n: 'nextToCheck', enter: 'accept' }
const withControl: Readonly<Record<string, keyof TimeKeys>> = { z: 'undo', y: 'redo', s: 'save' }

/** Which key it is, if any of this page. */
function keyOf(event: KeyboardEvent, isTapping: boolean): keyof TimeKeys | undefined {
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    const name = withControl[key]
    if (name === 'undo' && event.shiftKey) return 'redo'
    // In a text field the browser undoes what was typed.
    return name !== 'save' && isWrittenIn(event.target) ? undefined : name
  }
  if (event.altKey || isWrittenIn(event.target)) return undefined
  if (event.key === '?') return 'showKeys'
  const name = (isTapping ? tapping : checking)[key]
  // A button that has the focus is pressed by Enter; only the space bar is taken from it.
  return key === 'enter' && isPressed(event.target) ? undefined : name
}

/**
 * The keys of the time-sync page. A tap counts when the key goes down, at the moment that the keyboard says, and once
 * however long it is held.
 */
export function useTimeKeys(isTapping: boolean, keys: TimeKeys): void {
  usePageKeys(event => {
    const name = keyOf(event, isTapping)
    return name && (() => (event.repeat ? undefined : keys[name](event.timeStamp)))
  })
  useEffect(() => {
    // Else a button that has the focus would be pressed when the space bar comes up.
    const up = (event: KeyboardEvent) => {
      if (isTapping && event.key === ' ' && !isWrittenIn(event.target)) event.preventDefault()
    }
    window.addEventListener('keyup', up)
    return () => window.removeEventListener('keyup', up)
  }, [isTapping])
}
