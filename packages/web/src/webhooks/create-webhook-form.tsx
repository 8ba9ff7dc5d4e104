import { webhookTexts as texts } from '@duologue/domain/messages/webhooks/webhooks'
import { webhookAddressFault } from '@duologue/domain/webhooks/webhook-address'
import { type WebhookEvent, webhookEvents } from '@duologue/domain/webhooks/webhook-events'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { ShownOnce } from '../ui/dialogs/shown-once'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { Toggle } from '../ui/fields/toggle'
import { useForm } from '../ui/fields/use-form'
import styles from './class-webhooks.module.css'
import { webhooksQuery } from './list-webhooks-query'

const empty = { address: '' }

function EventToggles({
  chosen,
  onChange,
}: {
  chosen: readonly WebhookEvent[]
  onChange: (chosen: WebhookEvent[]) => void
}) {
  const fault = useId()
  const set = (event: WebhookEvent) => (isOn: boolean) =>
    onChange(webhookEvents.filter(each => (each === event ? isOn : chosen.includes(each))))
  return (
    <fieldset className={styles.events} aria-describedby={fault}>
      <legend>{texts.hears}</legend>
      {webhookEvents.map(event => (
        <Toggle
          key={event}
          isOn={chosen.includes(event)}
          onChange={set(event)}
          label={texts.events[event]}
        />
      ))}
      <p id={fault} className={styles.failed} role="status">
        {chosen.length === 0 ? texts.noEvents : ''}
      </p>
    </fieldset>
  )
}

/** Has an address told what happens in a class, and shows its secret this once (webhooks.md#secrets). */
export function CreateWebhookForm({ client, classId }: { client: Client; classId: string }) {
  const queries = useQueryClient()
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents])
  const [secret, setSecret] = useState<string | null>(null)
  const { field, form, isSending, reset } = useForm({
    rules: { address: webhookAddressFault },
    values: empty,
    onSend: async ({ address }) => {
      if (events.length === 0) return
      await makeCall(client, async () => {
        const params = { id: classId }
        const made = await client.webhooks.createWebhook({ params, body: { address, events } })
        setSecret(made.secret)
        reset(empty)
        await queries.invalidateQueries({ queryKey: webhooksQuery(client, classId).queryKey })
      })
    },
  })
  return (
    <>
      <form {...form} className={styles.form} aria-busy={isSending}>
        <TextField
          {...field('address')}
          label={texts.address}
          note={texts.addressNote}
          type="url"
          dir="ltr"
          autoComplete="off"
        />
        <EventToggles chosen={events} onChange={setEvents} />
        <SubmitButton isSending={isSending}>{texts.add}</SubmitButton>
      </form>
      {secret === null ? null : (
        <ShownOnce
          title={texts.secret}
          lead={texts.secretLead}
          value={secret}
          copy={texts.copy}
          copied={texts.copied}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  )
}
