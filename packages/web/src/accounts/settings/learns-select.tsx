import type { OwnUser } from '@duologue/contract/accounts'
import { languageOf } from '@duologue/domain/choices/languages'
import { learnsTexts as texts } from '@duologue/domain/messages/accounts/ask-learns'
import type { Client } from '../../api/client'
import { useSending } from '../../ui/feedback/use-sending'
import { LanguageOptions } from '../../ui/fields/language-options'
import { SelectField } from '../../ui/fields/select-field'
import { updateLearns } from '../learns/update-learns'

/** The choice of the language that one learns, kept at once (accounts.md#language-to-learn). */
export function LearnsSelect({ client, user }: { client: Client; user: OwnUser }) {
  const [isSending, send] = useSending()
  const choose = (value: string) =>
    send(() => updateLearns(client, user.id, languageOf(value) ?? 'all', texts.saved))
  return (
    <SelectField
      label={texts.learns}
      note={texts.help}
      value={languageOf(user.learns) ?? 'all'}
      aria-busy={isSending}
      onChange={event => choose(event.target.value)}
    >
      <LanguageOptions>
        <option value="all">{texts.none}</option>
      </LanguageOptions>
    </SelectField>
  )
}
