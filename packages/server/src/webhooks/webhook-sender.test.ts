import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../database/connect'
import { newTally } from '../http/watching/tally'
import { machineClock } from '../outside/clock/clock'
import { machineRandom } from '../outside/random/random'
import { type AskOutside, OutsideFailed } from '../outside/web/ask-outside'
import { recordingLog } from '../testing/apps/recording-log'
import { describeEachEngine } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { forgetMessages, takeMessage } from './message-store'
import { tellWebhooks } from './tell-webhooks'
import { webhookSender } from './webhook-sender'

/** On a busy machine. */
const patient = { timeout: 25_000 }

const id = (kind: number, number = 1) =>
  `01950000-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`
const [teacher, student, schoolClass] = [id(1), id(1, 2), id(2)]

/** A class with so many addresses that hear of it. */
async function seed({ pool }: Database, addresses: readonly string[]) {
  await pool.query(
    `insert into users (id, username, username_key, display_name, created_at)
     values ($1, 'teacher', 'teacher', 'T', now()), ($2, 'student', 'student', 'S', now())`,
    [teacher, student],
  )
  await pool.query(
    `insert into classes (id, name, color, icon, language, teacher, scores, is_open, created_at)
     values ($1, 'Five', 'teal', 'book', 'french', $2, 'own', true, now())`,
    [schoolClass, teacher],
  )
  for (const [at, address] of addresses.entries())
    await pool.query(
      `insert into webhooks (id, class_id, address, events, created_at)
       values ($1, $2, $3, '{student-joined}', now())`,
      [id(3, at + 1), schoolClass, address],
    )
}

/** So many times somebody joins the class. */
async function join(database: Database, times = 1) {
  const tell = tellWebhooks({ random: machineRandom, clock: machineClock })
  for (let time = 0; time < times; time += 1)
    await tell(database, { event: 'student-joined', class: schoolClass, student })
}

function senderOn(database: Database, ask: AskOutside) {
  const log = recordingLog()
  const counts = newTally().webhooks
  const sender = webhookSender({
    database,
    clock: machineClock,
    random: { bytes: count => (count === 1 ? Uint8Array.of(0) : machineRandom.bytes(count)) },
    secretKey: Buffer.alloc(32, 1),
    ask,
    log,
    counts,
  })
  onTestFinished(() => sender.stop())
  return { sender, log, counts }
}

/** Answers with the status that is told of a host; what was sent is kept. */
function hosts(statuses: Record<string, number | (() => Promise<number>)>) {
  const sent: { host: string; id: string | undefined; body: string | undefined }[] = []
  const ask: AskOutside = async ({ host }, { headers, body }) => {
    sent.push({ host, id: headers['webhook-id'], body })
    const told = statuses[host]
    if (told === undefined) throw new OutsideFailed('slow')
    return { status: typeof told === 'number' ? told : await told(), headers: {}, body: '' }
  }
  return { ask, sent, to: (host: string) => sent.filter(one => one.host === host) }
}

async function rows({ pool }: Database) {
  const { rows: found } = await pool.query<{
    tries: number
    ms: number | null
    fault: string | null
    isSent: boolean
  }>(
    `select tries, extract(epoch from next_at - now())::float8 * 1000 as ms, fault,
       sent_at is not null as "isSent" from webhook_messages order by webhook, deed`,
  )
  return found
}

const endPauses = async ({ pool }: Database) => {
  await pool.query('update webhook_messages set next_at = now() where next_at is not null')
  await pool.query('update webhooks set rests_until = now()')
}

describeEachEngine('messages to webhooks', engine => {
  test('are sent to each address once, and are marked so', async () => {
    const database = await openFreshDatabase(engine)
    await seed(database, ['https://a', 'https://b'])
    const { ask, to } = hosts({ a: 200, b: 204 })
    const senders = [1, 2, 3].map(() => senderOn(database, ask).sender)
    await join(database, 12)
    for (const sender of senders) sender.wake()
    await vi.waitFor(async () => {
      for (const sender of senders) sender.wake()
      expect((await rows(database)).every(({ isSent }) => isSent)).toBe(true)
    }, patient)
    for (const host of ['a', 'b']) {
      expect(to(host)).toHaveLength(12)
      expect(new Set(to(host).map(one => one.id)).size).toBe(12)
    }
  })

  test('are tried again after longer and longer pauses, and given up after seven tries', async () => {
    const database = await openFreshDatabase(engine)
    await seed(database, ['https://a'])
    const { ask, to } = hosts({ a: 500 })
    const { sender, counts } = senderOn(database, ask)
    await join(database)
    const minute = 60_000
    const pauses = [10_000, minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]
    for (const [at, pause] of pauses.entries()) {
      sender.wake()
      await vi.waitFor(async () => {
        const [row] = await rows(database)
        expect(row).toMatchObject({ tries: at + 1, fault: 'answered' })
        expect(row?.ms).toBeLessThanOrEqual(pause)
        expect(row?.ms).toBeGreaterThan(pause - 5000)
      }, patient)
      await endPauses(database)
    }
    sender.wake()
    await expect
      .poll(() => rows(database), patient)
      .toMatchObject([{ tries: 7, ms: null, isSent: false }])
    expect(new Set(to('a').map(one => `${one.id} ${one.body}`)).size).toBe(1)
    expect(counts).toEqual({ sent: 0, failed: 7, givenUp: 1 })
  })

  test('to a slow address hold up no other, and wait together until it has rested', async () => {
    const database = await openFreshDatabase(engine)
    await seed(database, ['https://slow', 'https://quick'])
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const { ask, to } = hosts({ slow: () => held.then(() => 503), quick: 200 })
    const { sender } = senderOn(database, ask)
    await join(database, 20)
    sender.wake()
    await expect.poll(() => to('quick'), patient).toHaveLength(20)
    expect(to('slow')).toHaveLength(1)
    answer()
    await vi.waitFor(
      async () => expect((await rows(database)).filter(({ fault }) => fault)).toHaveLength(1),
      patient,
    )
    // All others for it wait for its rest, though they were not tried.
    sender.wake()
    expect(await takeMessage(database)).toBeUndefined()
    const { rows: rests } = await database.pool.query(
      `select failures, extract(epoch from rests_until - now())::float8 as seconds from webhooks
       where address = 'https://slow'`,
    )
    expect(rests[0]).toMatchObject({ failures: 1 })
    expect(rests[0]?.seconds).toBeGreaterThan(5)
    expect(to('slow')).toHaveLength(1)
  })

  test('whose process is killed between sending and marking are sent again as they were', async () => {
    const database = await openFreshDatabase(engine)
    await seed(database, ['https://a'])
    await join(database)
    const taken = await takeMessage(database)
    expect(taken).toMatchObject({ address: 'https://a', tries: 1 })
    expect(await takeMessage(database)).toBeUndefined()
    await endPauses(database)
    const { ask, sent } = hosts({ a: 200 })
    senderOn(database, ask).sender.wake()
    await expect.poll(() => rows(database), patient).toMatchObject([{ tries: 2, isSent: true }])
    expect(sent).toMatchObject([{ id: taken?.deed, body: taken?.body }])
  })

  test('that waited a day are given up, and forgotten after thirty days', async () => {
    const database = await openFreshDatabase(engine)
    await seed(database, ['https://a'])
    await join(database, 2)
    await database.pool.query(
      `update webhook_messages set waits_since = now() - interval '1 day' where deed =
        (select min(deed::text)::uuid from webhook_messages)`,
    )
    expect(await takeMessage(database)).toMatchObject({ tries: 1 })
    await endPauses(database)
    await database.pool.query('update webhook_messages set next_at = null where tries = 1')
    expect(await takeMessage(database)).toBeUndefined()
    await forgetMessages(database)
    expect(await rows(database)).toMatchObject([{ ms: null }, { ms: null }])
    await database.pool.query(
      `update webhook_messages set waits_since = now() - interval '30 days'`,
    )
    await forgetMessages(database)
    expect(await rows(database)).toEqual([])
  })

  test('what fails in here is told to the log, and the message is tried again', async () => {
    const database = await openFreshDatabase(engine)
    await seed(database, ['https://a'])
    await join(database)
    const { sender, log } = senderOn(database, () => Promise.reject(new Error('a fault of ours')))
    sender.wake()
    await expect.poll(() => log.said.join(), patient).toContain('a fault of ours')
    expect(await rows(database)).toMatchObject([{ tries: 1, isSent: false }])
    expect((await rows(database))[0]?.ms).toBeGreaterThan(30_000)
  })

  test('under way when it is stopped are waited for', async () => {
    const database = await openFreshDatabase(engine)
    await seed(database, ['https://a'])
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const { ask, sent } = hosts({ a: () => held.then(() => 200) })
    const { sender } = senderOn(database, ask)
    await join(database, 2)
    sender.wake()
    await expect.poll(() => sent, patient).toHaveLength(1)
    const stopped = sender.stop()
    answer()
    await stopped
    expect(sent).toHaveLength(1)
    expect((await rows(database)).map(({ isSent }) => isSent)).toEqual([true, false])
  })
})
