import { platformTexts as texts } from '@duologue/domain/messages/lti/platforms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { messageOf } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { SettingsSection } from '../../ui/fields/settings-section'
import { TextField } from '../../ui/fields/text-field'
import { NothingFound } from '../../ui/lists/nothing-found'
import { AddPlatformDialog } from './add-platform-dialog'
import { platformsQuery } from './list-platforms-query'
import { OpenRegistrations } from './open-registrations'
import { PlatformCard } from './platform-card'
import styles from './platforms.module.css'

/** The learning platforms of the school, and the values that they are to be told of us (lti.md#platforms). */
export function PlatformsTab({ client }: { client: Client }) {
  const { data, error, refetch } = useQuery(platformsQuery(client))
  const [adds, setAdds] = useState(false)
  if (error) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingVoices />
  const { platforms, ours, registrations } = data
  const told = [
    [texts.toolUrl, ours.toolUrl],
    [texts.loginUrl, ours.loginUrl],
    [texts.keysUrlOurs, ours.keysUrl],
  ] as const
  return (
    <>
      <SettingsSection title={texts.title}>
        <p>{texts.hint}</p>
        {platforms.length === 0 ? <NothingFound title={texts.none} hint={texts.oursHint} /> : null}
        <ul className={styles.list}>
          {platforms.map(platform => (
            <PlatformCard
              key={platform.id}
              client={client}
              platform={platform}
              onChanged={refetch}
            />
          ))}
        </ul>
        <p>
          <button type="button" className={button.primary} onClick={() => setAdds(true)}>
            {texts.add}
          </button>
        </p>
      </SettingsSection>
      <OpenRegistrations client={client} registrations={registrations} onChanged={refetch} />
      <SettingsSection title={texts.ours}>
        <p>{texts.oursHint}</p>
        {told.map(([label, value]) => (
          <TextField key={label} label={label} value={value} readOnly />
        ))}
      </SettingsSection>
      {adds ? (
        <AddPlatformDialog
          client={client}
          onAdded={() => {
            setAdds(false)
            void refetch()
          }}
          onClose={() => setAdds(false)}
        />
      ) : null}
    </>
  )
}
