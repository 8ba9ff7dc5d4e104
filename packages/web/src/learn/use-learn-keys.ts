import { useEffect, useEffectEvent } from 'react'
import { type LearnKey, learnKey } from './learn-keys'

/** What a step does with the keys; what it leaves out does nothing there. */
export interface KeyDeeds {
  readonly play?: () => void
  readonly slow?: () => void
  readonly loop?: () => void
  readonly record?: () => void
  readonly translation?: () => void
  readonly next?: () => void
  readonly back?: () => void
  readonly enter?: () => void
  readonly help?: () => void
  readonly choose?: (choice: number) => void
}

const writes = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null
const presses = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a[href], summary, input') !== null

const deedOf = (key: LearnKey, deeds: KeyDeeds) =>
  typeof key === 'string' ? deeds[key] : deeds.choose && (() => deeds.choose?.(key.choice))

/**
 * Listens for the keys of Learn Mode on the whole page. Where something is written, and under an open dialog, they are
 * letters; Space and Enter press what has the focus.
 */
export function useLearnKeys(deeds: KeyDeeds): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') || writes(event.target))
      return
    if ((event.key === ' ' || event.key === 'Enter') && presses(event.target)) return
    const key = learnKey(event)
    const deed = key === null ? undefined : deedOf(key, deeds)
    if (!deed) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
