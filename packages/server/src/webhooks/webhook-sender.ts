import { setTimeout as pause } from 'node:timers/promises'
import type { WebhookFault } from '@duologue/domain/webhooks/webhook-events'
import { webhookPauses, webhookRests } from '@duologue/domain/webhooks/webhook-limits'
import type { Database } from '../database/connect'
import type { Log } from '../log'
import type { Clock } from '../outside/clock/clock'
import { repeat } from '../outside/clock/repeat'
import { msToNextTry } from '../outside/random/next-try'
import type { RandomSource } from '../outside/random/random'
import { type AskOutside, OutsideFailed } from '../outside/web/ask-outside'
import { markFailed, markSent, type TakenMessage, takeMessage } from './message-store'
import { signedHeaders } from './webhook-secret'

/** Sends what waits for webhooks, of every class, as long as it is not stopped. */
export interface WebhookSender {
  /** Sends what waits now rather than in a moment. */
  wake(): void
  /** Begins no further message, and waits at most 6 seconds for those under way. */
  stop(): Promise<void>
}

interface Sending {
  database: Database
  clock: Clock
  random: RandomSource
  secretKey: Buffer
  ask: AskOutside
  log: Log
  /** Counts what becomes of them: each failed try, too. */
  counts: { sent: number; failed: number; givenUp: number }
}

/** How many are under way at once in a process: each address has one at most, so a slow one keeps one place. */
const atOnce = 16

/** How long a message waits at most to be seen; in milliseconds. */
const everyMs = 5000
const longestStop = 6000

const isTaken = (status: number) => status >= 200 && status < 300

/** What an address did with a message. */
async function outcomeOf(
  { ask, secretKey, clock }: Sending,
  message: TakenMessage,
): Promise<{ fault: WebhookFault | undefined; status: number | null }> {
  const { body } = message
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Duologue',
    ...signedHeaders(secretKey, message, clock.now()),
  }
  try {
    const call = { method: 'POST', headers, body, mostBytes: 0 } as const
    const { status } = await ask(new URL(message.address), call)
    return { fault: isTaken(status) ? undefined : 'answered', status }
  } catch (error) {
    if (!(error instanceof OutsideFailed)) throw error
    return { fault: error.why, status: null }
  }
}

/** Sends a message that was taken, and writes down what became of it. */
async function send(sending: Sending, message: TakenMessage): Promise<void> {
  const { database, random, counts } = sending
  const { fault, status } = await outcomeOf(sending, message)
  if (fault === undefined) {
    counts.sent += 1
    return markSent(database, message, status ?? 0)
  }
  const ms = msToNextTry(webhookPauses, message.tries, random)
  const rest = webhookRests[Math.min(message.failures, webhookRests.length - 1)] ?? 0
  counts.failed += 1
  if (ms === undefined) counts.givenUp += 1
  await markFailed(database, message, { fault, status, ms, rest })
}

/** Starts sending (webhooks.md#sending): a message that is taken here, and whose process is killed, is another's soon. */
export function webhookSender(sending: Sending): WebhookSender {
  const underWay = new Set<Promise<void>>()
  const failed = (error: unknown) => sending.log.error(error, 'webhooks were not sent')
  const begin = (message: TakenMessage) => {
    const sent: Promise<void> = send(sending, message)
      .catch(failed)
      .finally(() => {
        underWay.delete(sent)
        // What waits for the same address may follow now.
        repeating.wake()
      })
    underWay.add(sent)
  }
  const repeating = repeat(
    everyMs,
    async () => {
      if (underWay.size >= atOnce) await Promise.race(underWay)
      const message = await takeMessage(sending.database)
      if (message) begin(message)
      return message !== undefined
    },
    failed,
  )
  return {
    wake: repeating.wake,
    async stop() {
      const ended = repeating.stop().then(() => Promise.all(underWay))
      await Promise.race([ended, pause(longestStop, undefined, { ref: false })])
    },
  }
}
