import { serverWords } from '@duologue/domain/messages/server-words'
import { expect, onTestFinished, test } from 'vitest'
import { newTally } from '../../http/watching/tally'
import { pretendClock } from '../../outside/clock/pretend-clock'
import { pretendMail } from '../../outside/mail/pretend-mail'
import { machineRandom as random } from '../../outside/random/random'
import { recordingLog } from '../../testing/apps/recording-log'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { openFreshDatabase } from '../../testing/databases/open-database'
import { background } from '../background'
import { mailQueue } from '../mails/mail-queue'
import { makeUser } from '../user-store'
import { sendResetEmail } from './send-reset-email'

describeOnDatabase('a link for a new password', engine => {
  test('is mailed five times an hour, also when sixty ask at once', async () => {
    const port = pretendMail()
    const faults: unknown[] = []
    const outside = { clock: pretendClock('2026-03-04T10:20:00Z'), random }
    const database = await openFreshDatabase(engine)
    const mails = mailQueue({
      database,
      ...outside,
      port,
      log: recordingLog(),
      counts: newTally().mails,
    })
    onTestFinished(() => mails.stop())
    const room = {
      database,
      ...outside,
      mails,
      background: background(random, 0, fault => faults.push(fault)),
      publicUrl: 'http://localhost:3000',
      wordsIn: async () => serverWords,
    }
    const email = 'ana@school.example'
    const user = { id: '0195f000-0000-7000-8000-000000000001', username: 'ana', email }
    await makeUser(room.database, { ...user, createdAt: room.clock.now() })
    const call = sendResetEmail(room)
    // Two processes of the product share one database: each has a turn of its own.
    const other = sendResetEmail(room)
    const asked = { params: {}, query: {}, body: { email } } as Parameters<typeof call>[0]
    const caller = {} as Parameters<typeof call>[1]
    await Promise.all(Array.from({ length: 60 }, (_, at) => (at % 2 ? call : other)(asked, caller)))
    await room.background.settled()
    expect(faults).toEqual([])
    await expect.poll(async () => (await database.pool.query('select from mails')).rowCount).toBe(0)
    expect(port.sent).toHaveLength(5)
  })
})
