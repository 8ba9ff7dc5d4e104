import { settingsTexts } from '@duologue/domain/messages/account-settings'
import { accountTexts as texts } from '@duologue/domain/messages/accounts'
import { Link } from '@tanstack/react-router'
import styles from './account-tabs.module.css'

/** The tabs of /account: links, each with an address of its own. */
export function AccountTabs() {
  return (
    <nav aria-label={settingsTexts.settingsTabs} className={styles.tabs}>
      <Link to="/account" activeOptions={{ exact: true }} replace>
        {settingsTexts.general}
      </Link>
      <Link to="/account" search={{ tab: 'password' }} activeOptions={{ exact: true }} replace>
        {texts.password}
      </Link>
    </nav>
  )
}
