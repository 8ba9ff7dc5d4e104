import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { learnsTexts } from '@duologue/domain/messages/accounts/ask-learns'
import { ownAccountTexts } from '@duologue/domain/messages/pupils/own-account'
import type { ReactNode } from 'react'
import type { Client } from '../../api/client'
import { SiteLanguageForm } from '../../session/language/site-language-form'
import { SettingsSection } from '../../ui/fields/settings-section'
import { ExportUserButton } from './export-user-button'
import { LearnsSelect } from './learns-select'
import { SessionList } from './session-list'

/** What a pupil has of /account, under who looks after it (pupils.md#the-account-of-a-pupil). */
export function PupilSettings({
  client,
  user,
  languages,
  children,
}: {
  client: Client
  user: OwnUser
  languages: readonly string[]
  children: ReactNode
}) {
  return (
    <>
      <SettingsSection title={ownAccountTexts.title}>{children}</SettingsSection>
      {languages.length > 1 ? (
        <SettingsSection title={texts.language}>
          <SiteLanguageForm />
        </SettingsSection>
      ) : null}
      <SettingsSection title={learnsTexts.learns}>
        <LearnsSelect client={client} user={user} />
      </SettingsSection>
      <SettingsSection title={texts.whereLoggedIn}>
        <SessionList client={client} />
      </SettingsSection>
      <SettingsSection title={texts.yourData}>
        <p>{texts.exportLead}</p>
        <ExportUserButton client={client} user={user} />
      </SettingsSection>
    </>
  )
}
