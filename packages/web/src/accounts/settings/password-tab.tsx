import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { schoolLoginTexts } from '@duologue/domain/messages/accounts/school-logins'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Client } from '../../api/client'
import { siteQuery } from '../../site/get-site-query'
import { latePart } from '../../ui/feedback/late-part'
import { SettingsSection } from '../../ui/fields/settings-section'
import { loginsQuery } from '../school-logins/list-logins-query'
import { PasswordForm } from './change-password-form'

const ConnectedLogins = latePart(
  async () => (await import('../connected-logins/connected-logins')).ConnectedLogins,
)

/** The tab Password of /account; an account without a password gets its first one by a link. */
export function PasswordTab({ client, user }: { client: Client; user: OwnUser }) {
  const { data: site } = useQuery(siteQuery(client))
  const offered = site?.logins ?? []
  const hasLogins = offered.length > 0
  const { data: connected } = useQuery({ ...loginsQuery(client), enabled: hasLogins })
  const isOfSchool = (connected ?? []).length > 0
  return (
    <>
      <SettingsSection title={texts.changePassword}>
        {user.hasPassword ? <PasswordForm client={client} user={user} /> : null}
        {user.hasPassword || !isOfSchool ? (
          <p>
            {user.hasPassword ? texts.forgotCurrent : texts.noPasswordYet}{' '}
            <Link to="/password-forgot">{texts.resetHere}</Link>
          </p>
        ) : (
          <p>
            {schoolLoginTexts.noPassword}{' '}
            {user.email === null ? null : (
              <>
                {schoolLoginTexts.toChoose} <Link to="/password-forgot">{texts.resetHere}</Link>
              </>
            )}
          </p>
        )}
      </SettingsSection>
      {hasLogins ? (
        <SettingsSection title={schoolLoginTexts.title}>
          <Suspense>
            <ConnectedLogins client={client} logins={offered} />
          </Suspense>
        </SettingsSection>
      ) : null}
    </>
  )
}
