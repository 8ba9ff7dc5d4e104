import { useSyncExternalStore } from 'react'
import { battleEffects, type Effects } from '../saved-here/battle-choices'

const restQuery = '(prefers-reduced-motion: reduce)'

function subscribeToRest(listener: () => void): () => void {
  const query = matchMedia(restQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The effects of a duel: the chosen ones; until some are chosen calm where rest is wanted, else full. */
export function useEffects(): Effects {
  const chosen = battleEffects.use()
  const wantsRest = useSyncExternalStore(
    subscribeToRest,
    () => matchMedia(restQuery).matches,
    () => false,
  )
  return chosen ?? (wantsRest ? 'calm' : 'full')
}
