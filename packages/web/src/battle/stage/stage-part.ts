import { EndScene } from './end-scene'
import { StageSound } from './sound/stage-sound'
import { Stage } from './stage'

/** All that the stage brings, as a duel is given it. */
export const stagePart = { EndScene, Stage, StageSound } as const
