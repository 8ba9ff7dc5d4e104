import type { SiteFacts, site } from '@duologue/contract/site'
import type { Handler } from '../http/handlers'

export function getSite(facts: SiteFacts): Handler<typeof site.getSite> {
  return async () => facts
}
