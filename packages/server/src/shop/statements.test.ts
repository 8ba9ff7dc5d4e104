import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { newKey, openShop } from '../testing/school/class-shop'

describeOnDatabase('a call about the store', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('speaks to the database a few times, however many students, rewards and purchases there are', async () => {
    const open = await openShop(server)
    const { id, teacher } = open
    const [student = teacher] = open.students
    await server.pool.query(
      `with made as (
         insert into users (id, username, username_key, display_name, created_at)
         select gen_random_uuid(), 'pupil' || n, 'pupil' || n, 'pupil' || n, '2026-01-01'
         from generate_series(1, 199) n returning id)
       insert into enrolments (class, student, joined_at) select $1, id, '2026-03-02' from made`,
      [id],
    )
    await open.fund(1000)
    const { id: product } = await open.reward()
    const buy = (key = newKey()) =>
      server.ask(shop.buyReward, { headers: { ...student.headers, ...key }, body: { product } })
    for (let number = 0; number < 20; number += 1) await buy()
    const params = { id }
    const as = ({ headers }: typeof teacher) => headers
    const count = {
      shop: await leastCost(() => server.ask(shop.getShop, { params, headers: as(teacher) })),
      items: await leastCost(() =>
        server.ask(shop.findItems, { headers: as(teacher), query: `shop=${id}` }),
      ),
      ledger: await leastCost(() => server.ask(shop.getLedger, { params, headers: as(teacher) })),
      buying: await leastCost(() => buy()),
      unkeyed: await leastCost(() =>
        server.ask(shop.buyReward, { headers: student.headers, body: { product } }),
      ),
    }
    expect(count).toEqual({
      shop: { statements: 9, waits: 4 },
      items: { statements: 8, waits: 4 },
      ledger: { statements: 9, waits: 6 },
      // More waits than six: key, class, cards and answer are locked and written one under the other (shop.md#once-only).
      buying: { statements: 16, waits: 9 },
      unkeyed: { statements: 14, waits: 7 },
    })
  })
})
