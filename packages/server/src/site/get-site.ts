import type { SiteFacts, site } from '@duologue/contract/site'
import type { Handler } from '../http/handlers'
import type { IdentityPort } from '../outside/identity/identity'

/** What an installation says about itself. */
export interface SiteRoom {
  facts: Omit<SiteFacts, 'google'>
  identity: IdentityPort
}

/** A provider that is not set up, or cannot be reached now, is none. */
export function getSite({ facts, identity }: SiteRoom): Handler<typeof site.getSite> {
  return async () => ({ ...facts, google: await identity.authorization().catch(() => null) })
}
