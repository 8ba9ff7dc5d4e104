import type { SetUpLogin } from '@duologue/contract/school/rules'
import { commas } from '@duologue/domain/messages/joined'
import { number } from '@duologue/domain/messages/say'
import { rulesTexts } from '@duologue/domain/messages/school/rules'
import { setUpLoginTexts as texts } from '@duologue/domain/messages/school/set-up-logins'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { SettingsSection } from '../../ui/fields/settings-section'
import { NothingFound } from '../../ui/lists/nothing-found'
import { RuleList } from '../rules/rule-list'
import type { Rule } from '../rules/rules-of'
import { schoolLoginsQuery } from './list-school-logins-query'
import styles from './set-up-logins.module.css'

/** What is set up of a login, and by which setting. */
function rulesOfLogin(login: SetUpLogin): Rule[] {
  const { id, issuer, clientId, redirectUri, domains, roleClaim, teachers, students } = login
  const setting = (name: string) => rulesTexts.setting(`LOGIN_${id.toUpperCase()}_${name}`)
  const roles =
    roleClaim === null
      ? texts.noRoles
      : texts.roles(roleClaim, commas(teachers) || '–', commas(students) || '–')
  return [
    { name: texts.issuer, says: issuer, place: setting('ISSUER') },
    { name: texts.clientId, says: clientId, place: setting('CLIENT_ID') },
    { name: texts.redirectUri, says: redirectUri, place: texts.redirectHint },
    {
      name: texts.domains,
      says: domains.length === 0 ? texts.everybody : commas(domains),
      place: setting('DOMAINS'),
    },
    {
      name: texts.addresses,
      says: login.trustsEmail ? texts.trusted : texts.ignored,
      place: setting('EMAIL'),
    },
    { name: texts.types, says: roles, place: setting('ROLE_CLAIM') },
    {
      name: texts.newcomers,
      says: login.makesAccounts ? texts.getAccounts : texts.getNone,
      place: setting('NEW'),
    },
    { name: texts.session, says: texts.hours(login.hours), place: setting('HOURS') },
    { name: texts.connected, says: number(login.accounts) },
  ]
}

/** The school logins as they are set up (school.md#school-logins). */
export function SchoolLogins({ client }: { client: Client }) {
  const { data, isError, refetch } = useQuery(schoolLoginsQuery(client))
  if (isError && !data)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <LoadingVoices />
  return (
    <SettingsSection title={texts.title}>
      <p>{texts.hint}</p>
      {data.logins.length === 0 ? <NothingFound {...texts.none} /> : null}
      {data.logins.map(login => (
        <div key={login.id} className={styles.login}>
          <h3>{login.name}</h3>
          <RuleList rules={rulesOfLogin(login)} />
        </div>
      ))}
    </SettingsSection>
  )
}
