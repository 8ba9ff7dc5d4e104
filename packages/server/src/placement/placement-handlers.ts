import type { placement } from '@duologue/contract/placement'
import type { Handlers } from '../http/handlers'
import { getPlacement } from './get-placement'
import { getPlacementLanguages } from './get-placement-languages'
import type { PlacementRoom } from './placement-room'

/** The room's answers to its calls. */
export const placementHandlers = (room: PlacementRoom) =>
  ({
    getPlacementLanguages: getPlacementLanguages(room),
    getPlacement: getPlacement(room),
  }) satisfies Handlers<typeof placement>
