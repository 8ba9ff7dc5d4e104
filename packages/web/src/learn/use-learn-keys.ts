import { isPressed, isWrittenIn, usePageKeys } from '../ui/keys/use-page-keys'
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

const deedOf = (key: LearnKey, deeds: KeyDeeds) =>
  typeof key === 'string' ? deeds[key] : deeds.choose && (() => deeds.choose?.(key.choice))

/**
 * Listens for the keys of Learn Mode on the whole page. Where something is written, and under an open dialog, they are
 * letters; Space and Enter press what has the focus.
 */
export function useLearnKeys(deeds: KeyDeeds): void {
  usePageKeys(event => {
    const { key: pressed, target } = event
    if (isWrittenIn(target)) return undefined
    if ((pressed === ' ' || pressed === 'Enter') && isPressed(target)) return undefined
    const key = learnKey(event)
    return key === null ? undefined : deedOf(key, deeds)
  })
}
