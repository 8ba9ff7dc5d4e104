import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Queries } from '../../database/connect'
import type { Log } from '../../log'
import type { Clock } from '../../outside/clock/clock'
import { repeat } from '../../outside/clock/repeat'
import { failureCodes } from '../../outside/mail/failure-codes'
import type { Mail, MailPort } from '../../outside/mail/mail'
import { newId } from '../../outside/random/new-id'
import { msToNextTry } from '../../outside/random/next-try'
import type { RandomSource } from '../../outside/random/random'
import { deleteMail, holdMail, insertMail, takeMail } from './mail-store'

/** Mails that are sent while nobody waits for them: an answer must not show who has an account (accounts.md#mails). */
export interface MailQueue {
  /**
   * Writes a mail down in the transaction of what it tells: it is sent when that is done, even if this process is not
   * there any more, and never when it is undone.
   */
  enqueue(transaction: Queries, mail: Mail): Promise<void>
  /** Sends what waits now rather than in a moment; to be called when the transaction of a mail is done. */
  wake(): void
  /** Begins no further mail, waits at most 5 seconds for the one under way, then closes the port. */
  stop(): Promise<void>
}

interface Sending {
  database: Database
  clock: Clock
  random: RandomSource
  port: MailPort
  log: Log
  /** Counts what becomes of them: each failed try, too. */
  counts: { sent: number; failed: number; givenUp: number }
}

/** Milliseconds before the second, third and fourth try, lengthened by chance by up to a half. */
const pauses = [10_000, 60_000, 300_000]

/** How long a mail whose process was killed, or whose pause is over, waits at most to be seen; in milliseconds. */
const everyMs = 5000
const longestStop = 5000

/** Sends the mail whose turn it is, if any; whether there may be more. One that fails lets the others pass in its pause. */
async function sendNext({ database, random, port, log, counts }: Sending): Promise<boolean> {
  const mail = await takeMail(database)
  if (!mail) return false
  const { id, tries, ...told } = mail
  try {
    await port.send(told)
  } catch (error) {
    counts.failed += 1
    const ms = msToNextTry(pauses, tries, random)
    const how = `${port.place ? ` at ${port.place}` : ''}${failureCodes(error)}`
    if (tries === 1) log.warn(`a mail was not taken${how}; it is tried ${pauses.length} times more`)
    if (ms === undefined) log.warn(`a mail was given up after ${tries} tries${how}`)
    if (ms === undefined) counts.givenUp += 1
    if (ms === undefined) await deleteMail(database, id)
    else await holdMail(database, id, ms)
    return true
  }
  counts.sent += 1
  await deleteMail(database, id)
  return true
}

/** The queue before a port: one mail at a time in each process, older ones first. */
export function mailQueue(sending: Sending): MailQueue {
  const { clock, random, port, log } = sending
  const repeating = repeat(
    everyMs,
    () => sendNext(sending),
    error => log.error(error, 'mails were not sent'),
    0,
  )
  return {
    enqueue: (transaction, mail) => insertMail(transaction, newId(random, clock), mail),
    wake: repeating.wake,
    async stop() {
      await Promise.race([repeating.stop(), pause(longestStop, undefined, { ref: false })])
      await port.close()
    },
  }
}
