import type { platformCalls } from '@duologue/contract/lti/platforms'
import type { Handler } from '../../http/handlers'
import type { LtiRoom } from '../lti-room'
import { findDeployments, findPlatforms } from './platform-store'
import { platformView } from './platform-view'

export function listPlatforms({
  database,
  publicUrl,
}: LtiRoom): Handler<typeof platformCalls.listPlatforms> {
  return async () => {
    const [rows, deployments] = await Promise.all([
      findPlatforms(database),
      findDeployments(database),
    ])
    return {
      platforms: rows.map(row => platformView(row, deployments)),
      ours: {
        toolUrl: `${publicUrl}/lti/launch`,
        loginUrl: `${publicUrl}/lti/login`,
        keysUrl: `${publicUrl}/lti/keys`,
      },
    }
  }
}
