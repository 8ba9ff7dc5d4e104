import type { Webhook } from '@duologue/contract/webhooks/webhooks'
import { commas } from '@duologue/domain/messages/joined'
import { day } from '@duologue/domain/messages/said-in'
import { webhookTexts as texts } from '@duologue/domain/messages/webhooks/webhooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import styles from './class-webhooks.module.css'
import { webhooksQuery } from './list-webhooks-query'
import { SendWebhookMessageAgain } from './send-webhook-message-again'

/** An address that hears of a class, what it was sent, and a way to take it away (webhooks.md). */
export function DeleteWebhookRow({
  client,
  classId,
  webhook,
}: {
  client: Client
  classId: string
  webhook: Webhook
}) {
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const { id, address, events, since, messages } = webhook
  const remove = async () => {
    const call = () => client.webhooks.deleteWebhook({ params: { id: classId, webhook: id } })
    await makeCall(client, call, texts.removed)
    await queries.invalidateQueries({ queryKey: webhooksQuery(client, classId).queryKey })
  }
  return (
    <li className={styles.webhook}>
      <div className={styles.head}>
        <div>
          <strong dir="ltr">{address}</strong>
          <p className={styles.told}>
            {commas([
              ...events.map(event => texts.events[event]),
              texts.since(day(Date.parse(since))),
            ])}
          </p>
        </div>
        <button
          type="button"
          className={button.secondary}
          aria-label={texts.removeOne(address)}
          onClick={() => setAsks(true)}
        >
          {texts.remove}
        </button>
      </div>
      {messages.length === 0 ? (
        <p className={styles.told}>{texts.noMessages}</p>
      ) : (
        <details>
          <summary>{texts.messages(messages.length)}</summary>
          <ul className={styles.list}>
            {messages.map(message => (
              <SendWebhookMessageAgain
                key={message.id}
                {...{ client, classId, message }}
                webhook={id}
              />
            ))}
          </ul>
        </details>
      )}
      {asks ? (
        <ConfirmDialog
          title={texts.removeOne(address)}
          confirm={texts.remove}
          onConfirm={remove}
          onClose={() => setAsks(false)}
        >
          <p>{texts.removeLead}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
