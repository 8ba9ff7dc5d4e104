import { webhookAddressFault } from '@duologue/domain/webhooks/webhook-address'
import {
  webhookEvents,
  webhookFaults,
  webhookStates,
} from '@duologue/domain/webhooks/webhook-events'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing, trimmed } from '../shapes/field-shapes'

const event = z.enum(webhookEvents)

/** A message as who teaches the class sees it (webhooks.md#sending). */
const webhookMessage = z.object({
  id: z.string(),
  event,
  at: z.string(),
  state: z.enum(webhookStates),
  tries: z.int(),
  /** Why the last try was none; null while there was none, and once it was taken. */
  fault: z.nullable(z.enum(webhookFaults)),
  /** What the address answered the last time; null where it did not. */
  status: z.nullable(z.int()),
  /** When it is tried next; null where it waits no more. */
  nextTry: z.nullable(z.string()),
})

export type WebhookMessage = z.output<typeof webhookMessage>

/** An address that hears of a class, without its secret, and the last that it was sent. */
export const webhook = z.object({
  id: z.string(),
  address: z.string(),
  events: z.array(event),
  since: z.string(),
  messages: z.array(webhookMessage),
})

export type Webhook = z.output<typeof webhook>

const asked = { who: 'user', query: nothing, body: nothing } as const
const ofClass = z.object({ id: z.uuid() })
const ofWebhook = z.object({ id: z.uuid(), webhook: z.uuid() })

export const webhooks = {
  createWebhook: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/webhooks',
    limit: 'writes',
    summary: 'Have an address told what happens in a class; its secret is told this once.',
    asksLoginAgain: () => true,
    params: ofClass,
    body: z.object({
      address: trimmed(webhookAddressFault),
      events: z.array(event).check(z.minLength(1), z.maxLength(webhookEvents.length)),
    }),
    answer: z.object({ webhook, secret: z.string() }),
    status: 201,
  }),
  listWebhooks: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes/:id/webhooks',
    limit: 'reads',
    summary: 'The webhooks of a class, the oldest first, each with its last messages.',
    params: ofClass,
    answer: z.object({ webhooks: z.array(webhook) }),
    status: 200,
  }),
  deleteWebhook: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/classes/:id/webhooks/:webhook',
    limit: 'writes',
    summary: 'Have an address told nothing more of a class; what waits for it goes.',
    params: ofWebhook,
    answer: z.object({}),
    status: 200,
  }),
  sendWebhookMessageAgain: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/webhooks/:webhook/messages/:message/again',
    limit: 'writes',
    summary: 'Try a message again that was not taken, now.',
    params: z.object({ id: z.uuid(), webhook: z.uuid(), message: z.uuid() }),
    answer: z.object({}),
    status: 200,
  }),
}
