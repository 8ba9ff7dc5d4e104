import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import { newTally } from '../../http/watching/tally'
import { machineClock } from '../../outside/clock/clock'
import type { Mail, MailPort } from '../../outside/mail/mail'
import { pretendMail } from '../../outside/mail/pretend-mail'
import { sampleMail } from '../../outside/mail/sample-mail'
import { newId } from '../../outside/random/new-id'
import { machineRandom } from '../../outside/random/random'
import { recordingLog } from '../../testing/apps/recording-log'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { openFreshDatabase } from '../../testing/databases/open-database'
import { mailQueue } from './mail-queue'
import { forgetMails, insertMail, takeMail } from './mail-store'

const mailTo = (name: string): Mail => ({ ...sampleMail, to: `${name}@school.example` })
const names = (mails: readonly Mail[]) => mails.map(({ to }) => to.split('@')[0])

/** A port that fails the first `times` sendings of each mail that `isHard`, and a pretend one behind it. */
function failingPort(times: number, isHard: (mail: Mail) => boolean = () => true) {
  const behind = pretendMail()
  const tried: string[] = []
  let isClosed = false
  const port: MailPort = {
    place: 'mail.example:587',
    async send(mail) {
      tried.push(mail.to)
      if (isHard(mail) && tried.filter(each => each === mail.to).length <= times) {
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

/** What is told at once, and not minutes later when it is given up. */
const firstTry =
  'a mail was not taken at mail.example:587 (EENVELOPE 550: 550 … unknown); it is tried 3 times more'

/** A queue of one process; chance is none unless told. */
function queueOn(database: Database, port: MailPort, chance = 0) {
  const log = recordingLog()
  // One byte is chance; more are an id.
  const random = {
    bytes: (count: number) => (count === 1 ? Uint8Array.of(chance) : machineRandom.bytes(count)),
  }
  const queue = mailQueue({
    database,
    clock: machineClock,
    random,
    port,
    log,
    counts: newTally().mails,
  })
  onTestFinished(() => queue.stop())
  return { queue, log }
}

/** Writes mails down, each in a transaction of its own; a queue that begins on them later finds them as they are then. */
async function write(database: Database, mails: readonly Mail[]) {
  for (const mail of mails)
    await inTransaction(database, machineRandom, transaction =>
      insertMail(transaction, newId(machineRandom, machineClock), mail),
    )
}

/** How many milliseconds each mail that waits has to wait, and after how many tries. */
async function waiting({ pool }: Database) {
  const { rows } = await pool.query<{ tries: number; ms: number }>(
    'select tries, extract(epoch from next_at - now())::float8 * 1000 as ms from mails order by id',
  )
  return rows
}

/** Every pause is over. */
const endPauses = ({ pool }: Database) => pool.query('update mails set next_at = now()')

describeEachEngine('the queue of mails', engine => {
  test('sends them in the order of their coming, and has none left', async () => {
    const database = await openFreshDatabase(engine)
    const port = pretendMail()
    const { queue } = queueOn(database, port)
    await write(database, ['a', 'b', 'c'].map(mailTo))
    queue.wake()
    await expect.poll(() => names(port.sent)).toEqual(['a', 'b', 'c'])
    expect(port.sent[0]).toEqual(mailTo('a'))
    await expect.poll(() => waiting(database)).toEqual([])
  })

  test('sends nothing of a transaction that was undone', async () => {
    const database = await openFreshDatabase(engine)
    const port = pretendMail()
    const { queue } = queueOn(database, port)
    const undone = inTransaction(database, machineRandom, async transaction => {
      await queue.enqueue(transaction, mailTo('undone'))
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await write(database, [mailTo('done')])
    queue.wake()
    await expect.poll(() => names(port.sent)).toEqual(['done'])
  })

  test('tries what failed again after growing pauses, and tells it once', async () => {
    const database = await openFreshDatabase(engine)
    const { port, tried, sent } = failingPort(3)
    const { queue, log } = queueOn(database, port)
    await write(database, [mailTo('a')])
    for (const [at, pause] of [10_000, 60_000, 300_000].entries()) {
      queue.wake()
      await vi.waitFor(async () => {
        const [mail] = await waiting(database)
        expect(mail?.tries).toBe(at + 1)
        expect(mail?.ms).toBeLessThanOrEqual(pause)
        expect(mail?.ms).toBeGreaterThan(pause - 5000)
      })
      await endPauses(database)
    }
    queue.wake()
    await expect.poll(() => names(sent)).toEqual(['a'])
    expect(tried).toHaveLength(4)
    expect(log.said).toEqual([firstTry])
  })

  test('gives a mail up after four tries, and the log says no word of it', async () => {
    const database = await openFreshDatabase(engine)
    const { port, sent } = failingPort(4)
    await write(database, [mailTo('a')])
    await database.pool.query('update mails set tries = 3')
    const { log } = queueOn(database, port)
    await expect.poll(() => waiting(database)).toEqual([])
    expect(sent).toEqual([])
    expect(log.said).toEqual([
      'a mail was given up after 4 tries at mail.example:587 (EENVELOPE 550: 550 … unknown)',
    ])
  })

  test('lengthens a pause by chance, by at most a half', async () => {
    const database = await openFreshDatabase(engine)
    const { queue } = queueOn(database, failingPort(1).port, 255)
    await write(database, [mailTo('a')])
    queue.wake()
    await vi.waitFor(async () => {
      const ms = (await waiting(database))[0]?.ms ?? 0
      expect(ms).toBeGreaterThan(10_000)
      expect(ms).toBeLessThanOrEqual(15_000)
    })
  })

  test('lets the others pass a mail in its pause', async () => {
    const database = await openFreshDatabase(engine)
    const { port, sent } = failingPort(1, ({ to }) => to.startsWith('hard'))
    const { queue } = queueOn(database, port)
    await write(database, ['hard', 'b'].map(mailTo))
    queue.wake()
    await expect.poll(() => names(sent)).toEqual(['b'])
    await vi.waitFor(async () => expect((await waiting(database))[0]?.tries).toBe(1))
    await endPauses(database)
    queue.wake()
    await expect.poll(() => names(sent)).toEqual(['b', 'hard'])
  })

  test('sends each of a hundred mails once, in whichever of three processes', async () => {
    const database = await openFreshDatabase(engine)
    const port = pretendMail()
    const queues = [1, 2, 3].map(() => queueOn(database, port).queue)
    const all = Array.from({ length: 100 }, (_, at) => `n${String(at).padStart(2, '0')}`)
    await write(database, all.map(mailTo))
    for (const queue of queues) queue.wake()
    await expect.poll(() => names(port.sent).toSorted()).toEqual(all)
  })

  test('sends what a killed process had taken two minutes later', async () => {
    const database = await openFreshDatabase(engine)
    const port = pretendMail()
    await write(database, [mailTo('a')])
    expect(await takeMail(database)).toMatchObject({ ...mailTo('a'), tries: 1 })
    expect(await takeMail(database)).toBeUndefined()
    expect((await waiting(database))[0]?.ms).toBeGreaterThan(100_000)
    await endPauses(database)
    queueOn(database, port)
    await expect.poll(() => names(port.sent)).toEqual(['a'])
  })

  test('sends nothing that is of no use any more, and forgets it', async () => {
    const database = await openFreshDatabase(engine)
    await write(database, ['old', 'new'].map(mailTo))
    await database.pool.query(`update mails set written_at = now() - interval '6 hours'
      where to_address like 'old%'`)
    expect(await takeMail(database)).toMatchObject({ to: 'new@school.example' })
    expect(await takeMail(database)).toBeUndefined()
    await forgetMails(database)
    expect(await waiting(database)).toHaveLength(1)
  })

  test('that is stopped ends the mail under way, leaves the others waiting, and closes the port', async () => {
    const database = await openFreshDatabase(engine)
    const { port, isClosed } = failingPort(0)
    let sendOn = () => {}
    const held = new Promise<void>(resolve => {
      sendOn = resolve
    })
    const begun: string[] = []
    const slow: MailPort = {
      ...port,
      async send(mail) {
        begun.push(mail.to)
        await held
      },
    }
    const { queue } = queueOn(database, slow)
    await write(database, ['a', 'b'].map(mailTo))
    queue.wake()
    await expect.poll(() => begun).toHaveLength(1)
    const stopped = queue.stop()
    expect(isClosed()).toBe(false)
    sendOn()
    await stopped
    expect(isClosed()).toBe(true)
    expect(begun).toEqual(['a@school.example'])
    expect(await waiting(database)).toMatchObject([{ tries: 0 }])
  })
})
