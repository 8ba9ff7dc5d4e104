import { settingsTexts } from '@duologue/domain/messages/accounts/account-settings'
import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { Link } from '@tanstack/react-router'
import { LinkTabs } from '../../ui/link-tabs'

/** The tabs of /account. */
export function AccountTabs() {
  return (
    <LinkTabs label={settingsTexts.settingsTabs}>
      <Link to="/account" activeOptions={{ exact: true }}>
        {settingsTexts.general}
      </Link>
      <Link to="/account" search={{ tab: 'password' }} activeOptions={{ exact: true }}>
        {texts.password}
      </Link>
    </LinkTabs>
  )
}
