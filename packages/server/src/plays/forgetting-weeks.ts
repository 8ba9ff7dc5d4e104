import type { RepeatedWork } from '../repeated-work'
import { forgetWeeks } from './best-play-store'
import type { PlaysRoom } from './plays-room'

/** Forgets the boards of weeks that are long over, again and again (plays.md#leaderboard). */
export const forgettingWeeksWork = ({
  database,
  clock,
}: Pick<PlaysRoom, 'database' | 'clock'>): RepeatedWork => ({
  name: 'forgetting-weeks',
  everyMs: 24 * 60 * 60 * 1000,
  portion: () => forgetWeeks(database, clock.now()),
  failed: 'boards of weeks that are over stay',
})
