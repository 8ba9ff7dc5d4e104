import type { webhooks } from '@duologue/contract/webhooks/webhooks'
import { classToManage } from '../classes/index'
import type { Handler } from '../http/handlers'
import { findMessages } from './message-store'
import { findWebhooks } from './webhook-store'
import { webhookView } from './webhook-view'
import type { WebhooksRoom } from './webhooks-room'

export function listWebhooks({ database }: WebhooksRoom): Handler<typeof webhooks.listWebhooks> {
  return async ({ params }, { reader }) => {
    const { id: of } = await classToManage(database, params.id, reader)
    const rows = await findWebhooks(database, of)
    const messages = await findMessages(
      database,
      rows.map(({ id }) => id),
    )
    return { webhooks: rows.map(row => webhookView(row, messages)) }
  }
}
