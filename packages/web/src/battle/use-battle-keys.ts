import { useEffect, useRef } from 'react'
import { type KeyAction, keyAction } from './battle-keys'

/**
 * Listens for the battle's keys on the whole page, except under an open dialog, which has keys of its own.
 *
 * @param choices how many answers can be chosen now.
 */
export function useBattleKeys(choices: number, act: (action: KeyAction) => void): void {
  const latest = useRef({ choices, act })
  useEffect(() => {
    latest.current = { choices, act }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const action = keyAction(event, latest.current.choices)
      if (action === null) return
      event.preventDefault()
      latest.current.act(action)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
