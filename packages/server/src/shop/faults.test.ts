import type { Endpoint } from '@duologue/contract/endpoint'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { failAtStatement } from '../testing/databases/failing-statements'
import {
  allAtOnce,
  type ClassWithShop,
  expectSound,
  newKey,
  openShop,
} from '../testing/school/class-shop'

/** A call that moves cards: who sends what, anew for each try. */
interface MoneyCall {
  call: Endpoint
  params?: Record<string, string>
  body: unknown
  by: 'student' | 'teacher'
}

describeOnDatabase('a statement that fails', engine => {
  let server: TestServer
  let open: ClassWithShop
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { writes: 100_000, reads: 100_000 },
    })
    open = await openShop(server)
    await open.fund(10_000)
  })
  afterAll(() => server.close())

  const studentHeaders = () => open.students[0]?.headers ?? { authorization: '' }
  const cardsNow = async () => {
    const { rows } = await server.pool.query<{ cards: number }>(
      'select cards from card_balances where student = $1',
      [open.students[0]?.user.id],
    )
    return rows[0]?.cards ?? 0
  }
  const bought = async () => {
    const { id } = await open.reward({ cost: 5 })
    return server.ask(shop.buyReward, { headers: studentHeaders(), body: { product: id } })
  }
  const given = async (cost: number) => {
    const { id } = await open.reward({ cost, type: 'group' })
    await server.ask(shop.updateProduct, {
      headers: studentHeaders(),
      params: { id },
      body: { amount: 3 },
    })
    return id
  }

  const calls: Record<string, () => Promise<MoneyCall>> = {
    'buying a reward': async () => ({
      call: shop.buyReward,
      body: { product: (await open.reward({ cost: 5 })).id },
      by: 'student',
    }),
    'giving the last cards': async () => ({
      call: shop.updateProduct,
      params: { id: await given(5) },
      body: { amount: 2 },
      by: 'student',
    }),
    'setting cards': async () => ({
      call: shop.setCurrency,
      params: { id: open.students[0]?.user.id ?? '' },
      body: { currency: 5000 + Math.floor(Number(newKey()['idempotency-key'].slice(-4))) },
      by: 'teacher',
    }),
    'refunding a purchase': async () => ({
      call: shop.refundItem,
      params: { id: (await bought()).id },
      body: {},
      by: 'teacher',
    }),
    'refunding what was given': async () => ({
      call: shop.refundProduct,
      params: { id: await given(9) },
      body: {},
      by: 'teacher',
    }),
    'deleting a reward': async () => ({
      call: shop.deleteProduct,
      params: { id: await given(9) },
      body: {},
      by: 'teacher',
    }),
  }

  test.each(Object.keys(calls))('%s: wherever it fails, all or nothing, and once', async name => {
    for (const how of ['before', 'after'] as const) {
      for (let nth = 1; ; nth += 1) {
        const made = await calls[name]?.()
        if (!made) throw new Error('no such call')
        const { call, params = {}, body, by } = made
        const headers = {
          ...(by === 'student' ? studentHeaders() : open.teacher.headers),
          ...newKey(),
        }
        const cardsBefore = await cardsNow()
        let statuses: number[] = []
        const wasReached = await failAtStatement(nth, how, async () => {
          statuses = await allAtOnce(server, call, [{ params, body, headers }])
        })
        await expectSound(server.pool)
        // Sent again with the same key it is done, and was done once.
        const [again = 0] = await allAtOnce(server, call, [{ params, body, headers }])
        expect([200, 201, 404], `${name}, statement ${nth} ${how}`).toContain(again)
        await expectSound(server.pool)
        const moved = (await cardsNow()) - cardsBefore
        if (name === 'buying a reward') expect(moved).toBe(-5)
        if (name === 'giving the last cards') expect(moved).toBe(-2)
        if (name === 'refunding a purchase') expect(moved).toBe(5)
        if (name.startsWith('refunding what') || name.startsWith('deleting')) expect(moved).toBe(3)
        if (!wasReached) {
          expect(statuses[0]).toBeLessThan(300)
          break
        }
      }
    }
  })
})
