import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { recordingLog } from '../../testing/apps/recording-log'
import { pretendRandom } from '../random/pretend-random'
import type { Mail, MailPort } from './mail'
import { mailQueue } from './mail-queue'
import { pretendMail } from './pretend-mail'
import { sampleMail } from './sample-mail'

const mailTo = (name: string): Mail => ({ ...sampleMail, to: `${name}@school.example` })
const names = (mails: readonly Mail[]) => mails.map(({ to }) => to.split('@')[0])

/** A port that fails the first `times` sendings of each mail that `isHard`, and a pretend one behind it. */
function failingPort(times: number, isHard: (mail: Mail) => boolean = () => true) {
  const behind = pretendMail()
  const tried: Mail[] = []
  let isClosed = false
  const port: MailPort = {
    place: 'mail.example:587',
    async send(mail) {
      tried.push(mail)
      const tries = tried.filter(each => each === mail).length
      if (isHard(mail) && tries <= times) {
        throw Object.assign(new Error(`550 <${mail.to}> unknown`), {
          code: 'EENVELOPE',
          responseCode: 550,
        })
      }
      await behind.send(mail)
    },
    close: async () => {
      isClosed = true
    },
  }
  return { port, tried, sent: behind.sent, isClosed: () => isClosed }
}

/** Pauses that are over at once, and what they would have been. */
function noPauses() {
  const asked: number[] = []
  const pause = async (ms: number) => void asked.push(ms)
  return { asked, pause }
}

/** Pauses that end only when they are cut short or, those of `ms`, told to. */
function heldPauses() {
  const held: { ms: number; end: () => void }[] = []
  const pause = (ms: number, cutShort?: AbortSignal) =>
    new Promise<void>(end => {
      if (cutShort?.aborted) return end()
      cutShort?.addEventListener('abort', () => end())
      held.push({ ms, end })
    })
  return { held, pause }
}

/** What is told at once, and not minutes later when it is given up. */
const firstTry =
  'a mail was not taken at mail.example:587 (EENVELOPE 550: 550 … unknown); it is tried 3 times more'

const random = { bytes: (count: number) => new Uint8Array(count) }

test('mails are sent in the order of their coming, after whoever brought them went on', async () => {
  const port = pretendMail()
  const queue = mailQueue(port, { log: recordingLog() })
  for (const name of ['a', 'b', 'c']) queue.enqueue(mailTo(name))
  expect(port.sent).toEqual([])
  await queue.settled()
  expect(names(port.sent)).toEqual(['a', 'b', 'c'])
})

test('an empty queue is settled', async () => {
  const queue = mailQueue(pretendMail(), { log: recordingLog() })
  await expect(queue.settled()).resolves.toBeUndefined()
})

test('a mail that fails three times arrives once, after growing pauses', async () => {
  const { port, tried, sent } = failingPort(3)
  const { asked, pause } = noPauses()
  const log = recordingLog()
  const queue = mailQueue(port, { log, random, pause })
  queue.enqueue(mailTo('a'))
  await queue.settled()
  expect(tried).toHaveLength(4)
  expect(names(sent)).toEqual(['a'])
  expect(asked).toEqual([10_000, 60_000, 300_000])
  expect(log.said).toEqual([firstTry])
})

test('a mail that fails four times is given up, and the log says no word of it', async () => {
  const { port, tried, sent } = failingPort(4)
  const log = recordingLog()
  const queue = mailQueue(port, { log, random: pretendRandom(), pause: noPauses().pause })
  queue.enqueue(mailTo('a'))
  await queue.settled()
  expect(tried).toHaveLength(4)
  expect(sent).toEqual([])
  expect(log.said).toEqual([
    firstTry,
    'a mail was given up after 4 tries at mail.example:587 (EENVELOPE 550: 550 … unknown)',
  ])
})

test('chance lengthens a pause by at most a half', async () => {
  const { asked, pause } = noPauses()
  const most = { bytes: (count: number) => new Uint8Array(count).fill(255) }
  const queue = mailQueue(failingPort(1).port, { log: recordingLog(), random: most, pause })
  queue.enqueue(mailTo('a'))
  await queue.settled()
  expect(asked).toEqual([15_000])
})

test('a mail in its pause lets the others pass and comes back to its place', async () => {
  const { port, sent } = failingPort(1, ({ to }) => to.startsWith('hard'))
  const { held, pause } = heldPauses()
  const queue = mailQueue(port, { log: recordingLog(), random, pause })
  queue.enqueue(mailTo('hard'))
  queue.enqueue(mailTo('b'))
  while (sent.length < 1) await nextTurn()
  expect(names(sent)).toEqual(['b'])
  held[0]?.end()
  queue.enqueue(mailTo('c'))
  await queue.settled()
  expect(names(sent)).toEqual(['b', 'hard', 'c'])
})

test('one more than 1000 is dropped, and those before it arrive', async () => {
  const port = pretendMail()
  const log = recordingLog()
  const queue = mailQueue(port, { log })
  for (let i = 0; i <= 1000; i += 1) queue.enqueue(mailTo(`n${i}`))
  await queue.settled()
  expect(port.sent).toHaveLength(1000)
  expect(port.sent.at(-1)?.to).toBe('n999@school.example')
  expect(log.said).toEqual(['a mail was dropped: too many are waiting'])
  queue.enqueue(mailTo('later'))
  await queue.settled()
  expect(port.sent).toHaveLength(1001)
})

test('closing sends what waits, cuts the pauses short, then closes the port', async () => {
  const { port, sent, isClosed } = failingPort(1, ({ to }) => to.startsWith('hard'))
  const { held, pause } = heldPauses()
  const log = recordingLog()
  const queue = mailQueue(port, { log, random, pause })
  queue.enqueue(mailTo('hard'))
  while (held.length < 1) await nextTurn()
  queue.enqueue(mailTo('b'))
  const closing = [queue.close(), queue.close()]
  expect(isClosed()).toBe(false)
  await Promise.all(closing)
  expect(names(sent).toSorted()).toEqual(['b', 'hard'])
  expect(isClosed()).toBe(true)
  queue.enqueue(mailTo('late'))
  await queue.settled()
  expect(sent).toHaveLength(2)
  expect(log.said).toEqual([firstTry, 'a mail was dropped: the queue is closed'])
})

test('closing waits 5 seconds for a port that never answers, and no longer', async () => {
  const { held, pause } = heldPauses()
  const log = recordingLog()
  const port: MailPort = { send: () => new Promise(() => {}), close: async () => {} }
  const queue = mailQueue(port, { log, pause })
  queue.enqueue(mailTo('a'))
  queue.enqueue(mailTo('b'))
  const closing = queue.close()
  while (held.length < 1) await nextTurn()
  expect(held.map(({ ms }) => ms)).toEqual([5000])
  held[0]?.end()
  await closing
  await queue.settled()
  expect(log.said).toEqual(['2 mails may not have been sent at the stop'])
})
