import type { webhooks } from '@duologue/contract/webhooks/webhooks'
import { idOfReader } from '../accounts/index'
import { lockClassOfTeacher } from '../classes/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { writeLog } from '../school/index'
import { deleteWebhookRow } from './webhook-store'
import type { WebhooksRoom } from './webhooks-room'

export function deleteWebhook({
  database,
  clock,
  random,
}: WebhooksRoom): Handler<typeof webhooks.deleteWebhook> {
  return ({ params }, { reader }) =>
    inTransaction(database, random, async transaction => {
      const { id: of } = await lockClassOfTeacher(transaction, params.id, reader)
      if (!(await deleteWebhookRow(transaction, of, params.webhook)))
        throw new Refused('webhook-not-found')
      const done = { at: clock.now(), what: 'webhook-removed', class: of } as const
      await writeLog(transaction, { ...done, actor: idOfReader(reader) })
      return {}
    })
}
