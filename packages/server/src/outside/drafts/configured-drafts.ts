import type { SiteFacts } from '@duologue/contract/site'
import { type ChatService, chatDrafts } from './chat-drafts'
import type { DraftService } from './draft-service'

/** What the settings say about drafting; undefined where no service is set up. */
export interface DraftSettings extends ChatService {
  /** Whether students may have lines drafted. */
  forStudents: boolean
}

/** The service that the settings name (README, Settings). */
export const configuredDrafts = (told: DraftSettings | undefined): DraftService | undefined =>
  told && chatDrafts(told)

/** What pages are told: the machine by its name, and for whom it is; nothing of its key. */
export const publicDrafts = (told: DraftSettings | undefined): Pick<SiteFacts, 'drafts'> =>
  told ? { drafts: { service: new URL(told.url).hostname, forStudents: told.forStudents } } : {}
