import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction'
import { machineRandom } from '../outside/random/random'
import { expectSound, openShop } from '../testing/class-shop'
import { describeEachEngine } from '../testing/database-engines'
import { startTestServer, type TestServer } from '../testing/test-server'
import { payCompletion } from './pay-completion'

describeEachEngine('cards for assignments', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  let assignments = 0
  /** A class that pays so many cards, and what completes one of its assignments. */
  const paying = async (earning: number) => {
    const open = await openShop(server)
    const { id, teacher } = open
    const [student = teacher] = open.students
    if (earning > 0)
      await server.ask(shop.changeShop, {
        params: { id },
        headers: teacher.headers,
        body: { earning },
      })
    const pay = payCompletion({ clock: server.clock, random: machineRandom })
    const complete = (assignment: string, onTime = true) =>
      inTransaction(server.database, machineRandom, transaction =>
        pay(transaction, {
          student: student.user.id,
          class: id,
          teacher: teacher.user.id,
          assignment,
          title: 'Where is my key?',
          onTime,
        }),
      )
    return { ...open, student, complete }
  }
  const newAssignment = () => {
    assignments += 1
    return `01920000-0000-7000-8000-${String(assignments).padStart(12, '0')}`
  }

  test('are paid once, however often and by however many calls at once it is completed', async () => {
    const { id, student, complete, cardsOf } = await paying(5)
    const [one, two] = [newAssignment(), newAssignment()]
    await Promise.all(Array.from({ length: 8 }, () => complete(one)))
    await complete(one)
    expect(await cardsOf(student)).toBe(5)
    await complete(two)
    expect(await cardsOf(student)).toBe(10)
    const ledger = await server.ask(shop.getLedger, { params: { id }, headers: student.headers })
    expect(
      ledger.entries.map(({ reason, cards, balance, about }) => [reason, cards, balance, about]),
    ).toEqual([
      ['earned', 5, 10, 'Where is my key?'],
      ['earned', 5, 5, 'Where is my key?'],
    ])
    await expectSound(server.pool)
  })

  test('are not paid late, and not where the teacher gives none', async () => {
    const { student, complete, cardsOf } = await paying(5)
    await complete(newAssignment(), false)
    expect(await cardsOf(student)).toBe(0)
    const none = await paying(0)
    await none.complete(newAssignment())
    expect(await none.cardsOf(none.student)).toBe(0)
  })
})
