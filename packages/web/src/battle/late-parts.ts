import { useEffect } from 'react'
import { tutorialShown } from '../saved-here/battle-choices'

/** The arena with the rules, which nobody needs before a battle begins. */
export const loadBattlePlay = async () => (await import('./battle-play')).BattlePlay

/** The tutorial, which is seldom seen. */
export const loadTutorial = async () => (await import('./tutorial/tutorial')).Tutorial

/**
 * Fetches what the battle will need while the settings are read, so that nobody waits for it at the start. Once there is
 * nothing else to do: what is pressed first is answered first.
 */
export function useLateParts(): void {
  useEffect(() => {
    // What cannot be fetched now is asked for again when it is needed.
    const fetchParts = () => {
      loadBattlePlay().catch(() => undefined)
      if (tutorialShown.get()) loadTutorial().catch(() => undefined)
    }
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return fetchParts()
    const waiting = requestIdleCallback(fetchParts, { timeout: 2000 })
    return () => cancelIdleCallback(waiting)
  }, [])
}
