import type { Draft } from '@duologue/contract/shapes/draft-shapes'
import type { AskedDraft } from '@duologue/domain/conversations/drafts/asked-draft'
import type { PastedScript } from '@duologue/domain/conversations/script/paste-script'

/** A draft that came, as the paste panel takes it over (conversations.md#drafts-with-help). */
export interface Drafted extends Draft {
  asked: AskedDraft
  /** Its lines as a script, and what that comes to. */
  text: string
  script: PastedScript
}
