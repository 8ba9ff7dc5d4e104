import type { webhooks } from '@duologue/contract/webhooks/webhooks'
import { webhookTexts } from '@duologue/domain/messages/webhooks/webhooks'
import { webhookEvents } from '@duologue/domain/webhooks/webhook-events'
import { webhookLimits } from '@duologue/domain/webhooks/webhook-limits'
import { idOfReader } from '../accounts/index'
import { lockClassInUse, logForOwner } from '../classes/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { secretOf } from './webhook-secret'
import { countWebhooks, insertWebhook } from './webhook-store'
import { webhookView } from './webhook-view'
import type { WebhooksRoom } from './webhooks-room'

/** Has an address told what happens in a class; the owner of the class hears of it (webhooks.md#addresses). */
export function createWebhook(room: WebhooksRoom): Handler<typeof webhooks.createWebhook> {
  const { database, clock, random, accounts } = room
  return async ({ params, body }, { reader, language }) => {
    if (!URL.canParse(body.address))
      throw new Refused('invalid-input', { address: webhookTexts.notHttps })
    const made = await inTransaction(database, random, async transaction => {
      const { id: of } = await lockClassInUse(transaction, params.id, reader)
      if ((await countWebhooks(transaction, of)) >= webhookLimits.most)
        throw new Refused('too-many-webhooks')
      const now = clock.now()
      const row = {
        id: newId(random, clock),
        class: of,
        address: new URL(body.address).href,
        events: webhookEvents.filter(event => body.events.includes(event)),
        createdAt: now,
      }
      await insertWebhook(transaction, row)
      const done = { at: now, what: 'webhook-made', actor: idOfReader(reader) } as const
      await logForOwner(accounts, transaction, done, { class: of, deed: 'webhook', language })
      return row
    })
    accounts.mails.wake()
    return { webhook: webhookView(made, []), secret: secretOf(room.secretKey, made.id) }
  }
}
