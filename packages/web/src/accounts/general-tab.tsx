import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/account-settings'
import { lazy, Suspense } from 'react'
import type { Client } from '../api/client'
import { SettingsSection } from '../ui/settings-section'
import { ProfileForm } from './profile-form'

// Both stand below the form and wait for answers anyway: the form need not wait for them.
const SessionList = lazy(async () => ({ default: (await import('./session-list')).SessionList }))
const OwnData = lazy(async () => ({ default: (await import('./own-data')).OwnData }))

/** The tab General of /account. */
export function GeneralTab({
  client,
  user,
  onDeleted,
}: {
  client: Client
  user: OwnUser
  onDeleted: () => Promise<void>
}) {
  return (
    <>
      <SettingsSection title={texts.profile}>
        <ProfileForm client={client} user={user} />
      </SettingsSection>
      <Suspense>
        <SettingsSection title={texts.whereLoggedIn}>
          <SessionList client={client} />
        </SettingsSection>
        <SettingsSection title={texts.yourData}>
          <OwnData client={client} user={user} onDeleted={onDeleted} />
        </SettingsSection>
      </Suspense>
    </>
  )
}
