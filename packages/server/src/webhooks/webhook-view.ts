import type { Webhook, WebhookMessage } from '@duologue/contract/webhooks/webhooks'
import type { MessageRow } from './message-store'
import type { WebhookRow } from './webhook-store'

function messageView(row: MessageRow): WebhookMessage {
  const { deed: id, event, at, tries, fault, status, nextAt, sentAt } = row
  const state = sentAt ? 'sent' : nextAt ? 'waiting' : 'failed'
  const nextTry = nextAt?.toISOString() ?? null
  return { id, event, at: at.toISOString(), state, tries, fault, status, nextTry }
}

/** A webhook as who teaches its class sees it, with those of these messages that are its. */
export const webhookView = (row: WebhookRow, messages: readonly MessageRow[]): Webhook => ({
  id: row.id,
  address: row.address,
  events: row.events,
  since: row.createdAt.toISOString(),
  messages: messages.filter(({ webhook }) => webhook === row.id).map(messageView),
})
