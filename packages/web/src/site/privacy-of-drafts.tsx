import type { SiteFacts } from '@duologue/contract/site'
import { privacyDraftTexts as texts } from '@duologue/domain/messages/site/privacy'

/** Who drafts lines here, and what is sent there; nothing where nobody does (conversations.md#drafts-with-help). */
export const PrivacyOfDrafts = ({ drafts }: Pick<SiteFacts, 'drafts'>) =>
  drafts ? (
    <section>
      <h2>{texts.heading}</h2>
      <p>{texts.sent(drafts.service)}</p>
      <p>{texts.kept}</p>
    </section>
  ) : null
