import { classes } from '@duologue/contract/classes'
import { shop } from '@duologue/contract/shop'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startKeptServer } from '../testing/apps/kept-server'
import { type RunningServer, startTestServer } from '../testing/apps/test-server'
import {
  describeEachEngine,
  describeOnDatabase,
  type Engine,
} from '../testing/databases/database-engines'
import { allAtOnce, expectSound, newKey, openShop } from '../testing/school/class-shop'

const inOneProcess = (engine: Engine) =>
  startTestServer(engine, { callsPerMinute: { writes: 100_000, reads: 100_000 } })

describeEachEngine('many at once in the store', engine => staysSound(() => inOneProcess(engine)))
describeOnDatabase('many at once in the store of three processes', engine =>
  staysSound(() => startKeptServer(engine)),
)

function staysSound(start: () => Promise<RunningServer>) {
  let server: RunningServer
  beforeAll(async () => {
    server = await start()
  }, 30_000)
  afterAll(() => server.close())

  const countOf = async (query: string, id: string) =>
    Number((await server.pool.query<{ count: string }>(query, [id])).rows[0]?.count)
  const itemsOf = (product: string) =>
    countOf('select count(*) from items where product = $1', product)
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))

  test('200 purchases from cards for 10 make exactly 10 items', async () => {
    const open = await openShop(server)
    const [student] = open.students
    if (!student) return
    await open.fund(51)
    const { id } = await open.reward({ cost: 5 })
    const sent = times(200, () => ({
      body: { product: id },
      headers: { ...student.headers, ...newKey() },
    }))
    const statuses: number[] = []
    // As many at a time as a class can send; more than wait for a connection would be told to come again.
    for (let from = 0; from < sent.length; from += 20)
      statuses.push(...(await allAtOnce(server, shop.buyReward, sent.slice(from, from + 20))))
    expect(statuses.filter(status => status !== 409 && status !== 201)).toEqual([])
    expect(statuses.filter(status => status === 201)).toHaveLength(10)
    expect(statuses.filter(status => status === 409)).toHaveLength(190)
    expect(await itemsOf(id)).toBe(10)
    expect(await open.cardsOf(student)).toBe(1)
    await expectSound(server.pool)
  })

  test('one press that arrives twenty times buys once', async () => {
    const open = await openShop(server)
    const [student] = open.students
    if (!student) return
    await open.fund(100)
    const { id } = await open.reward({ cost: 5 })
    const headers = { ...student.headers, ...newKey() }
    const statuses = await allAtOnce(
      server,
      shop.buyReward,
      times(20, () => ({ body: { product: id }, headers })),
    )
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await itemsOf(id)).toBe(1)
    expect(await open.cardsOf(student)).toBe(95)
    await expectSound(server.pool)
  })

  test('gifts for a reward of the class never pass its cost, and make one item', async () => {
    const open = await openShop(server, 4)
    const gift = fc.record({ student: fc.nat(3), amount: fc.integer({ min: 1, max: 9 }) })
    const given = fc.array(gift, { minLength: 2, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), given, async (cost, gifts) => {
        await open.fund(15)
        const { id } = await open.reward({ cost, type: 'group' })
        await allAtOnce(
          server,
          shop.updateProduct,
          gifts.map(({ student, amount }) => ({
            params: { id },
            body: { amount },
            headers: { ...open.students[student]?.headers, ...newKey() },
          })),
        )
        const { rows } = await server.pool.query<{ funded: number }>(
          'select cost_funded as funded from products where id = $1',
          [id],
        )
        const funded = rows[0]?.funded ?? 0
        let left = 0
        for (const student of open.students) left += await open.cardsOf(student)
        expect(left + funded).toBe(60)
        expect(await itemsOf(id)).toBe(funded === cost ? 1 : 0)
        await expectSound(server.pool)
      }),
      { numRuns: 12 },
    )
  })

  test('sets and purchases do not cancel each other, and none is on a stale number', async () => {
    const open = await openShop(server)
    const [student] = open.students
    if (!student) return
    await open.fund(500)
    const { id } = await open.reward({ cost: 3 })
    const buys = allAtOnceInTurns(40, () => ({
      call: shop.buyReward,
      body: { product: id },
      headers: { ...student.headers, ...newKey() },
    }))
    const sets = allAtOnceInTurns(40, index => ({
      call: shop.setCurrency,
      params: { id: student.user.id },
      body: { currency: 400 + index, expected: 500 - 3 * index },
      headers: { ...open.teacher.headers, ...newKey() },
    }))
    const [bought, set] = await Promise.all([buys, sets])
    expect(new Set(bought)).toEqual(new Set([201]))
    expect(set.filter(status => status !== 200 && status !== 409)).toEqual([])
    expect(await itemsOf(id)).toBe(40)
    await expectSound(server.pool)
  })

  async function allAtOnceInTurns(
    count: number,
    make: (
      index: number,
    ) => { call: typeof shop.buyReward | typeof shop.setCurrency } & Parameters<
      typeof allAtOnce
    >[2][number],
  ) {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 4) {
      const part = times(4, offset => make(index + offset))
      const [first] = part
      if (first) statuses.push(...(await allAtOnce(server, first.call, part)))
    }
    return statuses
  }

  test('a class that goes while its students buy and give leaves cards and entries that agree', async () => {
    const open = await openShop(server, 3)
    await open.fund(50)
    const { id } = await open.reward({ cost: 40, type: 'group' })
    const own = await open.reward({ cost: 2 })
    const headers = (index: number) => ({ ...open.students[index % 3]?.headers, ...newKey() })
    const giving = allAtOnce(
      server,
      shop.updateProduct,
      times(9, index => ({ params: { id }, body: { amount: 2 }, headers: headers(index) })),
    )
    const buying = allAtOnce(
      server,
      shop.buyReward,
      times(6, index => ({ body: { product: own.id }, headers: headers(index) })),
    )
    const going = server.ask(classes.deleteClass, {
      params: { id: open.id },
      headers: open.teacher.headers,
    })
    const statuses = [...(await giving), ...(await buying)]
    await going
    expect(statuses.filter(status => ![200, 201, 404].includes(status))).toEqual([])
    await expectSound(server.pool)
    expect(await countOf('select count(*) from products where shop = $1', open.id)).toBe(0)
    expect(await countOf('select count(*) from items where shop = $1', open.id)).toBe(0)
    expect(await countOf('select count(*) from card_entries where class = $1', open.id)).toBe(0)
    // What was given for the unfinished reward is back; only what was really bought is gone.
    const bought = statuses.filter(status => status === 201).length
    const { rows } = await server.pool.query<{ cards: string }>(
      'select sum(cards) as cards from card_balances where teacher = $1',
      [open.teacher.user.id],
    )
    expect(Number(rows[0]?.cards)).toBe(150 - 2 * bought)
  })
}
