import type { Battle } from '@duologue/domain/battle/battle'
import { type ReactNode, useState } from 'react'
import type { Effects } from '../saved-here/battle-choices'
import { useSounds } from './arena/use-battle-sounds'
import type { Script } from './cast'
import { useEffects } from './effects'
import { stageInTime } from './late-battle-parts'

/** The effects of a duel, whose sounds are heard, and its stage: null where there is to be none, or where it had not come as the duel began. */
export function useStage(battle: Battle, script: Script): { effects: Effects; stage: ReactNode } {
  useSounds(battle.happenings)
  const effects = useEffects()
  const [part] = useState(stageInTime)
  const stage =
    part && effects !== 'off' ? (
      <part.Stage battle={battle} script={script} effects={effects} />
    ) : null
  return { effects, stage }
}
