import type { Hall, HallOutcome } from './hall'
import { ownOutcome } from './played/own-standing'
import { stepOutcome } from './step/hall-battle'

/** How a hall has come out as it stands (live.md#end). */
export const outcomeOf = (hall: Hall): HallOutcome =>
  hall.settings.pace === 'own' ? ownOutcome(hall) : stepOutcome(hall)
