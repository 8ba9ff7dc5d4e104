import type { SiteFacts, site } from '@duologue/contract/site'
import type { Handlers } from '../http/handlers'
import { getSite } from './get-site'

/** The room's answers to its calls. */
export const siteHandlers = (facts: SiteFacts) =>
  ({ getSite: getSite(facts) }) satisfies Handlers<typeof site>
