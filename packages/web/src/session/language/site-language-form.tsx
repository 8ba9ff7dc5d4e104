import { language } from '@duologue/domain/messages/language'
import { shell } from '@duologue/domain/messages/site/shell'
import { ownNames, siteLanguages, tagOf } from '@duologue/domain/messages/site-languages'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import button from '../../ui/button.module.css'
import { useSession } from '../session'
import { tellFailure } from '../tell-failure'
import styles from './site-language-form.module.css'

/** The choice of the language of this site, which loads its page anew; nothing where there is no choice. */
export function SiteLanguageForm() {
  const { client, languages } = useRouteContext({ from: '__root__' })
  const here = useRouterState({ select: ({ location }) => location.href })
  const session = useSession()
  if (languages.length < 2) return null
  const choose = async ({ form, value }: HTMLSelectElement) => {
    const chosen = siteLanguages.find(code => code === value)
    if (session.status === 'user' && chosen) {
      const call = { params: { id: session.user.id }, body: { language: chosen } }
      await client.accounts.updateProfile(call).catch(tellFailure)
    }
    form?.requestSubmit()
  }
  return (
    <form action="/language" className={styles.form}>
      <input type="hidden" name="from" value={here} />
      <label>
        {shell.siteLanguage}{' '}
        <select
          name="to"
          defaultValue={language}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        >
          {siteLanguages
            .filter(code => languages.includes(code))
            .map(code => (
              <option key={code} value={code} lang={tagOf(code)}>
                {ownNames[code]}
              </option>
            ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={button.quiet}>
          {shell.changeLanguage}
        </button>
      </noscript>
    </form>
  )
}
