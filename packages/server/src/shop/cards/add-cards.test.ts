import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { expectMatrix } from '../../testing/school/class-matrix'
import { allAtOnce, expectSound, newKey, openShop } from '../../testing/school/class-shop'
import {
  openStockedSchool,
  type StockedSchool,
  storeRow,
} from '../../testing/school/stocked-school'

describeOnDatabase('cards for many students at once', engine => {
  let server: TestServer
  let school: StockedSchool
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { writes: 10_000, reads: 10_000 } })
    school = await openStockedSchool(server)
  })
  afterAll(() => server.close())

  type Open = Awaited<ReturnType<typeof openShop>>
  const idsOf = ({ students }: Open) => students.map(({ user }) => user.id)
  const adding = ({ id, teacher }: Open, body: object, key = newKey()) => ({
    params: { id },
    body,
    headers: { ...teacher.headers, ...key },
  })
  const add = (open: Open, cards: number, students = idsOf(open)) =>
    server.ask(shop.addCards, adding(open, { cards, students }))
  const all = async (open: Open) => Promise.all(open.students.map(open.cardsOf))

  test('are added to all or to some in one call, and stand in each one’s history', async () => {
    const open = await openShop(server, 3)
    await add(open, 10)
    const [first = ''] = idsOf(open)
    const told = await add(open, 5, [first, first])
    expect(told.students).toEqual([{ id: first, cards: 5, currency: 15 }])
    expect(await all(open)).toEqual([15, 10, 10])
    const { headers } = open.teacher
    const ledger = await server.ask(shop.getLedger, { params: { id: open.id }, headers })
    expect(ledger.entries.map(({ reason, cards }) => [reason, cards])).toContainEqual(['set', 5])
    await expectSound(server.pool)
  })

  test('are taken as far as there are any; the answer says of whom fewer were taken', async () => {
    const open = await openShop(server, 3)
    const [poor = '', ...others] = idsOf(open)
    await add(open, 8, others)
    await add(open, 3, [poor])
    const { students } = await add(open, -5)
    expect(students.find(({ id }) => id === poor)).toEqual({ id: poor, cards: -3, currency: 0 })
    expect(await all(open)).toEqual([0, 3, 3])
    expect((await add(open, -5, [poor])).students).toEqual([{ id: poor, cards: 0, currency: 0 }])
    await expectSound(server.pool)
  })

  test('one press that arrives many times, and many presses, each count once', async () => {
    const open = await openShop(server, 4)
    const key = newKey()
    const press = adding(open, { cards: 7, students: idsOf(open) }, key)
    const once = await allAtOnce(
      server,
      shop.addCards,
      Array.from({ length: 10 }, () => press),
    )
    expect(new Set(once)).toEqual(new Set([200]))
    expect(await all(open)).toEqual([7, 7, 7, 7])
    const other = { ...press, body: { cards: 8, students: idsOf(open) } }
    expect((await server.refused(shop.addCards, other)).code).toBe('key-used')
    const reversed = idsOf(open).toReversed()
    const mixed = Array.from({ length: 20 }, (_, index) =>
      adding(open, {
        cards: index % 2 === 0 ? 4 : -3,
        students: index % 3 === 0 ? reversed : idsOf(open),
      }),
    )
    expect(new Set(await allAtOnce(server, shop.addCards, mixed))).toEqual(new Set([200]))
    for (const cards of await all(open)) expect(cards).toBeGreaterThanOrEqual(17)
    await expectSound(server.pool)
  })

  test('do not cancel what is bought at the same moment, and never go below none', async () => {
    const open = await openShop(server, 2)
    await open.fund(20)
    const { id } = await open.reward({ cost: 4 })
    const buys = open.students.flatMap(({ headers }) =>
      Array.from({ length: 8 }, () => ({
        body: { product: id },
        headers: { ...headers, ...newKey() },
      })),
    )
    const takes = Array.from({ length: 8 }, () =>
      adding(open, { cards: -5, students: idsOf(open) }),
    )
    await Promise.all([
      allAtOnce(server, shop.buyReward, buys),
      allAtOnce(server, shop.addCards, takes),
    ])
    for (const cards of await all(open)) expect(cards).toBeGreaterThanOrEqual(0)
    await expectSound(server.pool)
  })

  test('are refused for nobody, for none, and for students of somebody else', async () => {
    const [open, elsewhere] = [await openShop(server, 1), await openShop(server, 1)]
    const refused = async (body: object) =>
      (await server.refused(shop.addCards, adding(open, body))).status
    expect(await refused({ cards: 5, students: [] })).toBe(400)
    expect(await refused({ cards: 0, students: idsOf(open) })).toBe(400)
    expect(await refused({ cards: 1.5, students: idsOf(open) })).toBe(400)
    expect(await refused({ cards: 5, students: idsOf(elsewhere) })).toBe(403)
    const both = await add(open, 5, [...idsOf(open), ...idsOf(elsewhere)])
    expect(both.students.map(({ id }) => id)).toEqual(idsOf(open))
    expect(await all(elsewhere)).toEqual([0])
  })

  test('are the teacher’s to move', async () => {
    const { student } = school.people
    const sees = (answer: unknown) =>
      expect(answer).toEqual({ students: [{ id: student.user.id, cards: 2, currency: 102 }] })
    await expectMatrix(server, school, {
      call: shop.addCards,
      sent: async actor => {
        const { id } = await school.stock()
        return {
          params: { id },
          body: { cards: 2, students: [student.user.id] },
          headers: actor === 'visitor' ? {} : newKey(),
        }
      },
      answers: storeRow(401, 403, [200, sees], [200, sees]),
      secrets: ['Secret', '@'],
    })
  })

  test('a store has a title of its own where its teacher gave it one', async () => {
    const { id, teacher, students } = await openShop(server, 1)
    const change = (body: object) =>
      server.ask(shop.changeShop, { params: { id }, headers: teacher.headers, body })
    expect((await change({ earning: 4 })).title).toBe(null)
    expect(await change({ title: '  Die Schatzkiste ' })).toMatchObject({
      title: 'Die Schatzkiste',
      earning: 4,
    })
    expect(await change({ earning: 5 })).toMatchObject({ title: 'Die Schatzkiste', earning: 5 })
    const [student] = students
    const seen = await server.ask(shop.getShop, { params: { id }, headers: student?.headers ?? {} })
    expect(seen.title).toBe('Die Schatzkiste')
    const asked = { params: { id }, headers: teacher.headers, body: { title: 'x'.repeat(61) } }
    expect((await server.refused(shop.changeShop, asked)).fields).toEqual({
      title: 'must have at most 60 characters',
    })
    expect((await change({ title: ' ' })).title).toBe(null)
  })
})
