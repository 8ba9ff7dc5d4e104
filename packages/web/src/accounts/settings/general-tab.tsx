import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { learnsTexts } from '@duologue/domain/messages/accounts/ask-learns'
import { apiTokenTexts } from '@duologue/domain/messages/accounts/program-tokens'
import { fileTexts } from '@duologue/domain/messages/media/files'
import { useRouteContext } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Client } from '../../api/client'
import { SiteLanguageForm } from '../../session/language/site-language-form'
import { latePart } from '../../ui/feedback/late-part'
import { SettingsSection } from '../../ui/fields/settings-section'
import { ProfileForm } from './update-profile-form'

// These stand below the form and wait for answers anyway: the form need not wait for them.
const PortraitForm = latePart(async () => (await import('./portrait-form')).PortraitForm)
const LearnsSelect = latePart(async () => (await import('./learns-select')).LearnsSelect)
const SessionList = latePart(async () => (await import('./session-list')).SessionList)
const ApiTokens = latePart(async () => (await import('./api-tokens')).ApiTokens)
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
  const { languages } = useRouteContext({ from: '__root__' })
  return (
    <>
      <SettingsSection title={texts.profile}>
        <ProfileForm client={client} user={user} />
      </SettingsSection>
      {languages.length > 1 ? (
        <SettingsSection title={texts.language}>
          <p>{texts.mailsToo}</p>
          <SiteLanguageForm />
        </SettingsSection>
      ) : null}
      <Suspense>
        <SettingsSection title={learnsTexts.learns}>
          <LearnsSelect client={client} user={user} />
        </SettingsSection>
        <SettingsSection title={fileTexts.portrait}>
          <PortraitForm client={client} user={user} />
        </SettingsSection>
        <SettingsSection title={texts.whereLoggedIn}>
          <SessionList client={client} />
        </SettingsSection>
        {user.type === 'student' ? null : (
          <SettingsSection title={apiTokenTexts.title}>
            <ApiTokens client={client} />
          </SettingsSection>
        )}
        <SettingsSection title={texts.yourData}>
          <OwnData client={client} user={user} onDeleted={onDeleted} />
        </SettingsSection>
      </Suspense>
    </>
  )
}
