import { rosterMonths, rosterReadyDays } from '@duologue/domain/school/school-retention'
import type { RepeatedWork } from '../repeated-work'
import { forgetImports, forgetLeft, forgetReady } from './forgotten-store'
import type { RostersRoom } from './rosters-room'

const day = 24 * 60 * 60 * 1000

/** Forgets some of what is over (rosters.md#what-is-kept); whether more may be left. */
async function forgetRosters({ database, clock }: RostersRoom): Promise<boolean> {
  const now = clock.now()
  await forgetReady(database, now, new Date(now.getTime() - rosterReadyDays * day))
  const isMore = await forgetLeft(database, now, rosterMonths)
  return (await forgetImports(database, now, rosterMonths)) || isMore
}

/** Does so again and again. */
export const forgettingRostersWork = (room: RostersRoom): RepeatedWork => ({
  name: 'forgetting-rosters',
  everyMs: day,
  portion: () => forgetRosters(room),
  failed: 'who has left the roster stays in it',
})
