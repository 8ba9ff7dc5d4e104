import { useEffect, useRef } from 'react'
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
  const latest = useRef({ choices, act, isHeard })
  useEffect(() => {
    latest.current = { choices, act, isHeard }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const isPress = event.target instanceof Element && event.target.closest(pressable) !== null
      if (event.key === ' ' && isPress) return
      const action = keyAction(event, latest.current.choices, latest.current.isHeard)
      if (action === null) return
      event.preventDefault()
      latest.current.act(action)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
