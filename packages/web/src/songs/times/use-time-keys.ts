import { useEffect, useEffectEvent } from 'react'

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
const withControl: Readonly<Record<string, keyof TimeKeys>> = { z: 'undo', y: 'redo', s: 'save' }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')

/** Which key it is, if any of this page. */
function keyOf(event: KeyboardEvent, isTapping: boolean): keyof TimeKeys | undefined {
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    const name = withControl[key]
    if (name === 'undo' && event.shiftKey) return 'redo'
    // In a text field the browser undoes what was typed.
    return name !== 'save' && isTyping(event.target) ? undefined : name
  }
  if (event.altKey || isTyping(event.target)) return undefined
  if (event.key === '?') return 'showKeys'
  const name = isTapping ? tapping[key] : undefined
  // A button that has the focus is pressed by Enter; only the space bar is taken from it.
  const isPress = event.target instanceof HTMLElement && event.target.matches('a, button')
  return name === 'playOrPause' && isPress ? undefined : name
}

/**
 * The keys of the time-sync page. A tap counts when the key goes down, at the moment that the keyboard says, and once
 * however long it is held.
 */
export function useTimeKeys(isTapping: boolean, keys: TimeKeys): void {
  const press = useEffectEvent((name: keyof TimeKeys, at: number) => keys[name](at))
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (document.querySelector('dialog:modal')) return
      const name = keyOf(event, isTapping)
      if (!name) return
      event.preventDefault()
      if (!event.repeat) press(name, event.timeStamp)
    }
    // Else a button that has the focus would be pressed when the space bar comes up.
    const up = (event: KeyboardEvent) => {
      if (isTapping && event.key === ' ' && !isTyping(event.target)) event.preventDefault()
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
    }
  }, [isTapping])
}
