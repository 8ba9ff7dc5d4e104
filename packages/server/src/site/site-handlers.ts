import type { site } from '@duologue/contract/site'
import type { Handlers } from '../http/handlers'
import { getSite, type SiteRoom } from './get-site'

/** The room's answers to its calls. */
export const siteHandlers = (room: SiteRoom) =>
  ({ getSite: getSite(room) }) satisfies Handlers<typeof site>
