import { webhookTexts as texts } from '@duologue/domain/messages/webhooks/webhooks'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/feedback/load-failed'
import { SettingsSection } from '../ui/fields/settings-section'
import skeleton from '../ui/skeleton.module.css'
import styles from './class-webhooks.module.css'
import { CreateWebhookForm } from './create-webhook-form'
import { DeleteWebhookRow } from './delete-webhook-row'
import { webhooksQuery } from './list-webhooks-query'

/** The programs that hear of a class: which there are, what they were sent, making one, taking one away (webhooks.md). */
export function ClassWebhooks({
  client,
  found,
}: {
  client: Client
  found: { id: string; isArchived?: boolean | undefined }
}) {
  const { data, isError, refetch } = useQuery(webhooksQuery(client, found.id))
  return (
    <SettingsSection title={texts.title}>
      <p>
        {texts.lead} <a href="/api/docs">{texts.about}</a>
      </p>
      {isError ? <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? (
        <div className={`${skeleton.skeleton} ${styles.wait}`} />
      ) : null}
      {data?.length === 0 ? <p className={styles.told}>{texts.none}</p> : null}
      {data && data.length > 0 ? (
        <ul className={styles.webhooks}>
          {data.map(webhook => (
            <DeleteWebhookRow key={webhook.id} {...{ client, webhook }} classId={found.id} />
          ))}
        </ul>
      ) : null}
      {found.isArchived ? null : <CreateWebhookForm client={client} classId={found.id} />}
    </SettingsSection>
  )
}
