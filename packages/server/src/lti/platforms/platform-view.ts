import type { ConnectedPlatform } from '@duologue/contract/lti/platforms'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { findDeployments, type PlatformRow, platformById } from './platform-store'

type Deployments = Awaited<ReturnType<typeof findDeployments>>

/** A platform as an admin sees it. */
export function platformView(row: PlatformRow, deployments: Deployments): ConnectedPlatform {
  const { id, name, issuer, clientId, authUrl, tokenUrl, keysUrl, audience, origins } = row
  return {
    id,
    name,
    issuer,
    clientId,
    authUrl,
    tokenUrl,
    keysUrl,
    audience,
    isOn: row.onAt !== null,
    origins,
    offeredOrigins: row.offeredOrigins.filter(origin => !origins.includes(origin)),
    waiting: deployments.flatMap(({ platform, deployment, state }) =>
      platform === id && state === 'waiting' ? [deployment] : [],
    ),
  }
}

/** A platform, as it is now. */
export async function platformNow(queries: Queries, id: string): Promise<ConnectedPlatform> {
  const [row, deployments] = await Promise.all([
    platformById(queries, id),
    findDeployments(queries),
  ])
  if (!row) throw new Refused('platform-not-found')
  return platformView(row, deployments)
}
