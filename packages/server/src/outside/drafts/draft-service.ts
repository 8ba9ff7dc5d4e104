import type { AskedDraft, DraftedLine } from '@duologue/domain/conversations/drafts/asked-draft'

/** A service that drafts the lines of a conversation, as a port (conversations.md#drafts-with-help). */
export interface DraftService {
  /**
   * The lines of a draft. It is told what was asked and nothing else: no person, no class. Throws `DraftFailed` when it
   * does not answer, or writes twice what is no draft.
   */
  draft(asked: AskedDraft, signal: AbortSignal): Promise<DraftedLine[]>
}

/** Thrown by a service; the message names neither the key nor a text. */
export class DraftFailed extends Error {}
