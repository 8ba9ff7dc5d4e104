import { setImmediate as nextTurn } from 'node:timers/promises'
import { machineRandom, type RandomSource } from '../random/random'
import { failureCodes } from './failure-codes'
import type { Mail, MailLog, MailPort } from './mail'
import { machinePause, type Pause } from './pause'

/** Mails that are sent while nobody waits for them. */
export interface MailQueue {
  /**
   * Never blocks, throws or tells whether the mail arrives: an answer must not show who has an account
   * (accounts.md#mails).
   */
  enqueue(mail: Mail): void
  /** Resolves as soon as every mail was sent or given up. */
  settled(): Promise<void>
  /** Takes no more mails, tries the waiting ones without pauses, for at most 5 seconds, then closes the port. */
  close(): Promise<void>
}

interface Waiting {
  readonly mail: Mail
  readonly number: number
  tries: number
}

/** Milliseconds before the second, third and fourth try, lengthened by chance by up to a half. */
const pauses = [10_000, 60_000, 300_000]
const mostWaiting = 1000
const drainingTime = 5000

/** A queue before a port: one mail at a time, older ones first; one that failed lets the others pass in its pause. */
export function mailQueue(
  port: MailPort,
  parts: { log: MailLog; random?: RandomSource; pause?: Pause },
): MailQueue {
  const { log, random = machineRandom, pause = machinePause } = parts
  const waiting: Waiting[] = []
  /** Those that are neither sent nor given up: waiting, in a pause, or being sent. */
  const unsettled = new Set<Waiting>()
  const closing = new AbortController()
  let taken = 0
  let isWorking = false
  let isOver = false
  let closed: Promise<void> | undefined
  let whenSettled: (() => void)[] = []

  function settle(...items: Waiting[]) {
    for (const item of items) unsettled.delete(item)
    if (unsettled.size > 0) return
    for (const tell of whenSettled) tell()
    whenSettled = []
  }

  async function tryAgainAfter(item: Waiting, ms: number) {
    const [chance = 0] = random.bytes(1)
    await pause(Math.round(ms * (1 + chance / 510)), closing.signal)
    const younger = waiting.findIndex(other => other.number > item.number)
    waiting.splice(younger < 0 ? waiting.length : younger, 0, item)
    void work()
  }

  async function send(item: Waiting) {
    try {
      await port.send(item.mail)
      settle(item)
    } catch (error) {
      const ms = pauses[item.tries]
      item.tries += 1
      const how = `${port.place ? ` at ${port.place}` : ''}${failureCodes(error)}`
      if (item.tries === 1)
        log.warn(`a mail was not taken${how}; it is tried ${pauses.length} times more`)
      if (isOver) return
      if (ms !== undefined) return void tryAgainAfter(item, ms)
      log.warn(`a mail was given up after ${item.tries} tries${how}`)
      settle(item)
    }
  }

  async function work() {
    if (isWorking) return
    isWorking = true
    // Composing a mail takes a while: the answer to whoever caused it goes first.
    await nextTurn()
    for (let item = waiting.shift(); item && !isOver; item = waiting.shift()) await send(item)
    isWorking = false
  }

  const settled = () =>
    new Promise<void>(resolve => {
      whenSettled.push(resolve)
      settle()
    })

  async function drain() {
    closing.abort()
    const drained = new AbortController()
    await Promise.race([settled(), pause(drainingTime, drained.signal)])
    drained.abort()
    isOver = true
    if (unsettled.size > 0) log.warn(`${unsettled.size} mails may not have been sent at the stop`)
    settle(...unsettled)
    await port.close()
  }

  return {
    enqueue(mail) {
      if (closing.signal.aborted) return log.warn('a mail was dropped: the queue is closed')
      if (unsettled.size >= mostWaiting) return log.warn('a mail was dropped: too many are waiting')
      const item = { mail, number: taken, tries: 0 }
      taken += 1
      unsettled.add(item)
      waiting.push(item)
      void work()
    },
    settled,
    close() {
      closed ??= drain()
      return closed
    },
  }
}
