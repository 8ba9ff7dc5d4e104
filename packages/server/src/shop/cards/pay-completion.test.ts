import { assignments } from '@duologue/contract/assignments'
import { plays } from '@duologue/contract/plays'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction'
import { machineRandom } from '../../outside/random/random'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { seedDuel, storePlay } from '../../testing/school/begun-play'
import { expectSound, openShop } from '../../testing/school/class-shop'
import { makeList, storeRound } from '../../testing/school/played-round'
import { seedAssignment, seedListAssignment } from '../../testing/school/seed-assignment'
import { payCompletion } from './pay-completion'

describeEachEngine('cards for assignments', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  let assigned = 0
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
    assigned += 1
    return `01920000-0000-7000-8000-${String(assigned).padStart(12, '0')}`
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

  test('are not paid for a game that was only told, and not forfeited by it', async () => {
    const { id, teacher, student, cardsOf } = await paying(5)
    const conversation = (await seedDuel(server)).id
    const assignment = await seedAssignment(server, id, conversation)
    const list = (await makeList(server, teacher)).id
    const listAssignment = await seedListAssignment(server, id, list)
    const { headers } = student
    const told = { difficulty: 'normal', mode: 'reading', score: 9000, isWinner: true }
    await server.ask(plays.savePlay, {
      headers,
      body: { ...told, conversation, activity: 'conversationGame', assignment },
    })
    await server.ask(plays.savePlay, {
      headers,
      body: {
        ...told,
        pronunciationList: list,
        activity: 'pronunciationCustom',
        assignment: listAssignment,
      },
    })
    const standing = async (one: string) =>
      (await server.ask(assignments.getAssignment, { headers, params: { id: one } })).standing
    for (const one of [assignment, listAssignment])
      expect(await standing(one)).toMatchObject({ status: 'done', score: null })
    expect(await cardsOf(student)).toBe(0)
    const board = await server.ask(plays.getLeaderboard, { params: { id: conversation } })
    expect(board.plays).toEqual([])
    await storePlay(server, student, conversation, { assignment })
    expect(await cardsOf(student)).toBe(5)
    await storeRound(server, student, list, { assignment: listAssignment })
    expect(await cardsOf(student)).toBe(10)
    await storePlay(server, student, conversation, { assignment })
    expect(await cardsOf(student)).toBe(10)
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
