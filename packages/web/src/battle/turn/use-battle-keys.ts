import { useEffect, useEffectEvent } from 'react'
import { type KeyAction, keyAction } from './battle-keys'

/** What a space key presses by itself. */
const pressable = 'button, a[href], input, select, textarea, summary'

/**
 * Listens for the battle's keys on the whole page, except under an open dialog, which has keys of its own. Space on a
 * button presses the button.
 *
 * @param choices how many answers can be chosen now.
 * @param isHeard whether space plays the line again, or records it.
 */
export function useBattleKeys(
  choices: number,
  act: (action: KeyAction) => void,
  isHeard = false,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const isPress = event.target instanceof Element && event.target.closest(pressable) !== null
    if (event.key === ' ' && isPress) return
    const action = keyAction(event, choices, isHeard)
    if (action === null) return
    event.preventDefault()
    act(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
