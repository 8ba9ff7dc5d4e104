import { expect, onTestFinished, test } from 'vitest'
import { pretendRandom } from '../outside/random/pretend-random'
import { startTestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { signUpPerson } from '../testing/school/people'
import { doOnce, forgetAnswers, KeyUsedOtherwise } from './do-once'
import { inTransaction } from './transaction'

const now = new Date('2026-03-04T10:20:00Z')

describeEachEngine('a keyed call', engine => {
  test('is done once and answers the same, however often and however much at once it is sent', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { user } = await signUpPerson(server)
    const { user: other } = await signUpPerson(server)
    let done = 0
    const call = (id: string, key: string | null, request: unknown = { cards: 3 }) =>
      inTransaction(server.database, pretendRandom(), transaction =>
        doOnce(transaction, { user: id, key, request, now }, async () => {
          done += 1
          return { number: done, none: null }
        }),
      )
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(user.id, 'key-one-1')))
    expect(answers).toEqual(answers.map(() => ({ number: 1, none: null })))
    await expect(call(user.id, 'key-one-1', { cards: 4 })).rejects.toThrow(KeyUsedOtherwise)
    expect(done).toBe(1)
    await call(other.id, 'key-one-1')
    await call(user.id, null)
    await call(user.id, null)
    expect(done).toBe(4)
    await forgetAnswers(server.database, new Date(now.getTime() + 1))
    expect((await call(user.id, 'key-one-1')).number).toBe(5)
  })

  test('that fails keeps nothing: it can be sent again', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { user } = await signUpPerson(server)
    const call = (work: () => Promise<string>) =>
      inTransaction(server.database, pretendRandom(), transaction =>
        doOnce(transaction, { user: user.id, key: 'key-one-1', request: {}, now }, work),
      )
    await expect(call(() => Promise.reject(new Error('out of cards')))).rejects.toThrow(
      'out of cards',
    )
    expect(await call(() => Promise.resolve('bought'))).toBe('bought')
  })
})
