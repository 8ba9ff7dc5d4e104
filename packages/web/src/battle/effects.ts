import { battleEffects, type Effects } from '../saved-here/stage-choices'
import { store, useStore } from '../ui/store'
import { useMedia } from '../ui/use-media'

/** Whether this page was found to be drawn too slowly for motion. */
const isSlow = store(false)

/** From now on until the page goes nothing moves, unless all effects were chosen by hand (battle.md#effects). */
export const calmEffects = (): void => isSlow.set(true)

/** The effects of a duel: the chosen ones; until some are chosen calm where rest is wanted or needed, else full. */
export function useEffects(): Effects {
  const chosen = battleEffects.use()
  const wantsRest = useMedia('(prefers-reduced-motion: reduce)')
  const needsRest = useStore(isSlow)
  return chosen ?? (wantsRest || needsRest ? 'calm' : 'full')
}
