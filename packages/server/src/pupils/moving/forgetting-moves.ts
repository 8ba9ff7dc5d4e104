import type { RepeatedWork } from '../../repeated-work'
import type { PupilsRoom } from '../pupils-room'
import { forgetMoves } from './move-store'

/** Forgets the moves that nobody may accept any more, again and again (pupils.md#moving). */
export const forgettingMovesWork = ({
  database,
  clock,
}: Pick<PupilsRoom, 'database' | 'clock'>): RepeatedWork => ({
  name: 'forgetting moves',
  everyMs: 60 * 60 * 1000,
  portion: () => forgetMoves(database, clock.now()),
  failed: 'moves that are over stay',
})
