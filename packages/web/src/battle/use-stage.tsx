import type { Battle } from '@duologue/domain/battle/battle'
import { type ReactNode, useState } from 'react'
import type { Effects } from '../saved-here/stage-choices'
import type { Script } from './cast'
import { useEffects } from './effects'
import { stageInTime } from './late-battle-parts'

/**
 * The effects of a duel, with its stage and its sound: each null where there is to be none, or where it had not come as the
 * duel began.
 */
export function useStage(
  battle: Battle,
  script: Script,
): { effects: Effects; stage: ReactNode; sound: ReactNode } {
  const effects = useEffects()
  const [part] = useState(stageInTime)
  const props = { battle, script, effects }
  return {
    effects,
    stage: part && effects !== 'off' ? <part.Stage {...props} /> : null,
    sound: part ? <part.StageSound {...props} /> : null,
  }
}
