import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { fileTexts } from '@duologue/domain/messages/media/files'
import { Suspense } from 'react'
import type { Client } from '../../api/client'
import { latePart } from '../../ui/feedback/late-part'
import { SettingsSection } from '../../ui/fields/settings-section'
import { ProfileForm } from './update-profile-form'

// These stand below the form and wait for answers anyway: the form need not wait for them.
const PortraitForm = latePart(async () => (await import('./portrait-form')).PortraitForm)
const SessionList = latePart(async () => (await import('./session-list')).SessionList)
const OwnData = latePart(async () => (await import('./own-data')).OwnData)

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
        <SettingsSection title={fileTexts.portrait}>
          <PortraitForm client={client} user={user} />
        </SettingsSection>
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
