import type { Battle } from '@duologue/domain/battle/battle'
import type { Effects } from '../../saved-here/stage-choices'
import type { Script } from '../cast'

/** What the stage is told of a duel. */
export interface StageProps {
  readonly battle: Battle
  readonly script: Script
  readonly effects: Effects
}
