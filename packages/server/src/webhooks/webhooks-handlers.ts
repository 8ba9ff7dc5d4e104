import type { webhooks } from '@duologue/contract/webhooks/webhooks'
import type { Handlers } from '../http/handlers'
import { createWebhook } from './create-webhook'
import { deleteWebhook } from './delete-webhook'
import { listWebhooks } from './list-webhooks'
import { sendWebhookMessageAgain } from './send-webhook-message-again'
import type { WebhooksRoom } from './webhooks-room'

/** The room's answers to its calls. */
export const webhooksHandlers = (room: WebhooksRoom) =>
  ({
    createWebhook: createWebhook(room),
    listWebhooks: listWebhooks(room),
    deleteWebhook: deleteWebhook(room),
    sendWebhookMessageAgain: sendWebhookMessageAgain(room),
  }) satisfies Handlers<typeof webhooks>
