import type { WebhookDeed } from '@duologue/contract/webhooks/webhook-deeds'
import type { Queries } from '../database/connect'
import { newId } from '../outside/random/new-id'
import { insertMessages } from './message-store'
import type { WebhooksRoom } from './webhooks-room'

type Untold<Deed> = Deed extends unknown ? Omit<Deed, 'id' | 'at'> : never

/** What other rooms tell of, in the transaction of the deed. */
export type TellWebhooks = (transaction: Queries, deed: Untold<WebhookDeed>) => Promise<void>

/** Writes down what happened in a class for the programs that hear of it: sent when the transaction is done, and never else. */
export const tellWebhooks =
  ({ random, clock }: Pick<WebhooksRoom, 'random' | 'clock'>): TellWebhooks =>
  async (transaction, deed) => {
    const { event, student } = deed
    const at = clock.now().toISOString()
    const told = { id: newId(random, clock), at, ...deed }
    const body = JSON.stringify(told)
    await insertMessages(transaction, {
      deed: told.id,
      event,
      student,
      class: deed.class,
      body,
      at,
    })
  }
