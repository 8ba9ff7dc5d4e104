import type { OwnUser } from '@duologue/contract/accounts'
import { asksLearns, learnsOffered } from '@duologue/domain/accounts/learns'
import { languageOf } from '@duologue/domain/choices/languages'
import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import { learnsTexts as texts } from '@duologue/domain/messages/accounts/ask-learns'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { LanguageOptions } from '../../ui/fields/language-options'
import cards from '../../ui/next-cards.module.css'
import styles from './ask-learns.module.css'
import { updateLearns } from './update-learns'

/**
 * Asks a learner once which language they learn, among what is next on /home (accounts.md#language-to-learn); whoever
 * lets it pass is not asked again.
 */
export function AskLearns({ client, user }: { client: Client; user: OwnUser }) {
  const [isSending, send] = useSending()
  if (!asksLearns(user)) return null
  const choose = (learns: unknown) =>
    send(() => updateLearns(client, user.id, languageOf(learns) ?? 'all'))
  return (
    <li className={cards.wide}>
      <section className={styles.ask} aria-labelledby="which-language" aria-busy={isSending}>
        <h3 id="which-language">{texts.question}</h3>
        <p>{texts.help}</p>
        <div className={styles.ways}>
          {learnsOffered.map(code => (
            <button
              key={code}
              type="button"
              lang={code}
              className={button.secondary}
              onClick={() => choose(code)}
            >
              {ownLanguageName(code)}
            </button>
          ))}
          <select
            aria-label={texts.another}
            value=""
            onChange={event => choose(event.target.value)}
          >
            <LanguageOptions>
              <option value="" disabled>
                {texts.another}
              </option>
            </LanguageOptions>
          </select>
          <button type="button" className={button.quiet} onClick={() => choose('all')}>
            {texts.skip}
          </button>
        </div>
      </section>
    </li>
  )
}
