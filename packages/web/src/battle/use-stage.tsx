import type { Battle } from '@duologue/domain/battle/battle'
import { type ReactNode, useState } from 'react'
import type { Effects } from '../saved-here/stage-choices'
import type { SavingPlay } from '../sending/play-saving'
import type { Script } from './cast'
import { useEffects } from './effects'
import { stageInTime } from './late-stage'

/**
 * The effects of a duel, with its stage, its end on it, and its sound: each null where there is to be none, or where it
 * had not come as the duel began.
 */
export function useStage(
  battle: Battle,
  script: Script,
  saving: SavingPlay,
): { effects: Effects; stage: ReactNode; sound: ReactNode; end: ReactNode } {
  const effects = useEffects()
  const [part] = useState(stageInTime)
  const props = { battle, script, effects }
  const shown = effects === 'off' ? null : part
  const winner = battle.phase.name === 'gameEnd' ? battle.phase.result.winner : null
  return {
    effects,
    stage: shown ? <shown.Stage {...props} /> : null,
    end: shown && winner ? <shown.EndScene {...props} winner={winner} /> : null,
    sound: part ? <part.StageSound {...props} saving={saving} /> : null,
  }
}
