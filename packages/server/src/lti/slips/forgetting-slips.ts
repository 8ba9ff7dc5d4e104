import { slipLimits } from '@duologue/domain/lti/slip-limits'
import type { RepeatedWork } from '../../repeated-work'
import type { LtiRoom } from '../lti-room'
import { forgetSlips } from './slip-store'

/** Forgets scores that no course took for long (lti.md#sending-a-score). */
export const forgettingSlipsWork = ({
  database,
  clock,
}: Pick<LtiRoom, 'database' | 'clock'>): RepeatedWork => ({
  name: 'forgetting-slips',
  everyMs: 60 * 60 * 1000,
  portion: () => forgetSlips(database, new Date(clock.now().getTime() - slipLimits.stoppedKept)),
  failed: 'scores that were stopped long ago stay',
})
