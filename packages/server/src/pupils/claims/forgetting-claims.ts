import type { RepeatedWork } from '../../repeated-work'
import type { PupilsRoom } from '../pupils-room'
import { forgetClaims } from './claim-store'
import { forgetClaimedPupils } from './claimed-pupil-store'

/** Forgets some of what nothing can come of any more (pupils.md#claiming); whether more may be left. */
export async function forgetOldClaims({
  database,
  clock,
}: Pick<PupilsRoom, 'database' | 'clock'>): Promise<boolean> {
  const now = clock.now()
  const more = [await forgetClaims(database, now), await forgetClaimedPupils(database, now)]
  return more.includes(true)
}

/** Does so again and again. */
export const forgettingClaimsWork = (
  room: Pick<PupilsRoom, 'database' | 'clock'>,
): RepeatedWork => ({
  name: 'forgetting claims',
  everyMs: 60 * 60 * 1000,
  portion: () => forgetOldClaims(room),
  failed: 'claims that are over stay',
})
