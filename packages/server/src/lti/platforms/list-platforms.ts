import type { platformCalls } from '@duologue/contract/lti/platforms'
import type { Handler } from '../../http/handlers'
import type { LtiRoom } from '../lti-room'
import { findDeployments, findPlatforms } from './platform-store'
import { platformView } from './platform-view'
import { findRegistrations } from './registration-store'

export function listPlatforms({
  database,
  clock,
  publicUrl,
}: LtiRoom): Handler<typeof platformCalls.listPlatforms> {
  return async () => {
    const [rows, deployments, open] = await Promise.all([
      findPlatforms(database),
      findDeployments(database),
      findRegistrations(database, clock.now()),
    ])
    return {
      platforms: rows.map(row => platformView(row, deployments)),
      registrations: open.map(({ endsAt, ...one }) => ({ ...one, endsAt: endsAt.toISOString() })),
      ours: {
        toolUrl: `${publicUrl}/lti/launch`,
        loginUrl: `${publicUrl}/lti/login`,
        keysUrl: `${publicUrl}/lti/keys`,
      },
    }
  }
}
