import type { Queries } from '../database/connect'
import type { RepeatedWork } from '../repeated-work'
import { forgetMessages } from './message-store'

/** Gives up messages that wait too long, and forgets old ones (webhooks.md#sending). */
export const forgettingMessagesWork = (queries: Queries): RepeatedWork => ({
  name: 'forgetting-webhook-messages',
  everyMs: 10 * 60 * 1000,
  portion: () => forgetMessages(queries),
  failed: 'old messages to webhooks stay',
})
