import type { placement } from '@duologue/contract/placement'
import { placementLimits } from '@duologue/domain/placement/placement-limits'
import { sampleLanguages } from '../conversations/index'
import type { Handler } from '../http/handlers'
import type { PlacementRoom } from './placement-room'

/** The languages in which a level can be found (placement.md#questions). */
export function getPlacementLanguages({
  database,
}: PlacementRoom): Handler<typeof placement.getPlacementLanguages> {
  return async () => ({
    languages: await sampleLanguages(database, placementLimits.fewestLevels),
  })
}
