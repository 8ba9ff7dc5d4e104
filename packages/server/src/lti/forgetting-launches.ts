import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import type { RepeatedWork } from '../repeated-work'
import { forgetLaunches } from './launches/launch-store'
import type { LtiRoom } from './lti-room'
import { forgetDeployments } from './platforms/platform-store'
import { forgetRegistrations } from './platforms/registration-store'

/** Forgets launches and addresses that are over, and deployments that nobody let in (lti.md#forgetting). */
export const forgettingLaunchesWork = ({
  database,
  clock,
}: Pick<LtiRoom, 'database' | 'clock'>): RepeatedWork => ({
  name: 'forgetting-launches',
  everyMs: 10 * 60 * 1000,
  portion: async () => {
    const now = clock.now()
    const waited = new Date(now.getTime() - ltiLimits.deploymentWaits)
    const left = [
      await forgetLaunches(database, now),
      await forgetDeployments(database, waited),
      await forgetRegistrations(database, now),
    ]
    return left.includes(true)
  },
  failed: 'launches that are over stay',
})
