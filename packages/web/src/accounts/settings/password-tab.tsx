import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import { SettingsSection } from '../../ui/fields/settings-section'
import { PasswordForm } from './change-password-form'

/** The tab Password of /account; an account without a password gets its first one by a link. */
export function PasswordTab({ client, user }: { client: Client; user: OwnUser }) {
  return (
    <SettingsSection title={texts.changePassword}>
      {user.hasPassword ? <PasswordForm client={client} user={user} /> : null}
      <p>
        {user.hasPassword ? texts.forgotCurrent : texts.noPasswordYet}{' '}
        <Link to="/password-forgot">{texts.resetHere}</Link>
      </p>
    </SettingsSection>
  )
}
