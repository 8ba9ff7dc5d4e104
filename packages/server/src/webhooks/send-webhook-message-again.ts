import type { webhooks } from '@duologue/contract/webhooks/webhooks'
import { classToManage } from '../classes/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { sendAgain } from './message-store'
import { wakeWebhook } from './webhook-store'
import type { WebhooksRoom } from './webhooks-room'

/** Has a message tried again that was not taken (webhooks.md#sending); one that was taken is not sent twice. */
export function sendWebhookMessageAgain({
  database,
  random,
}: WebhooksRoom): Handler<typeof webhooks.sendWebhookMessageAgain> {
  return async ({ params }, { reader }) => {
    const { id: of } = await classToManage(database, params.id, reader)
    const { webhook, message: deed } = params
    await inTransaction(database, random, async transaction => {
      const isThere = await wakeWebhook(transaction, of, webhook)
      if (!isThere || !(await sendAgain(transaction, { webhook, deed })))
        throw new Refused('webhook-not-found')
    })
    return {}
  }
}
