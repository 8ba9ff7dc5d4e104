import { useEffect } from 'react'
import { tutorialShown } from '../saved-here/battle-choices'

/** The arena with the rules, which nobody needs before a battle begins. */
export const loadBattlePlay = async () => (await import('./battle-play')).BattlePlay

/** The tutorial, which is seldom seen. */
export const loadTutorial = async () => (await import('./tutorial/tutorial')).Tutorial

/** Fetches what the battle will need as soon as the page can be used, so that nobody waits for it at the start. */
export function useLateParts(): void {
  useEffect(() => {
    // What cannot be fetched now is asked for again when it is needed.
    loadBattlePlay().catch(() => undefined)
    if (tutorialShown.get()) loadTutorial().catch(() => undefined)
  }, [])
}
