import type { ClassShop } from '@duologue/contract/shapes/class-shop-shapes'
import type { Item } from '@duologue/contract/shapes/item-shapes'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { expectMatrix } from '../testing/school/class-matrix'
import { newKey } from '../testing/school/class-shop'
import {
  openStockedSchool,
  refusedToAll,
  storeRow as row,
  type StockedSchool,
  shopSecrets as secrets,
} from '../testing/school/stocked-school'

describeOnDatabase('the matrix of shops and rewards', engine => {
  let server: TestServer
  let school: StockedSchool
  beforeAll(async () => {
    server = await startTestServer(engine)
    school = await openStockedSchool(server)
  })
  afterAll(() => server.close())

  test('GET /shops/{id}: a student sees themselves alone, the teacher all of them', async () => {
    const { student, studentElsewhere } = school.people
    const sees = (currency: number | null) => (answer: unknown) => {
      const found = answer as ClassShop
      expect(found.currency).toBe(currency)
      expect(found.products.map(({ name }) => name)).toEqual(['Secret pen', 'Secret film'])
      expect(found.class.students).toEqual([
        expect.objectContaining({ id: student.user.id, email: student.email, currency: 100 }),
      ])
      expect(JSON.stringify(found)).not.toContain(studentElsewhere.user.id)
    }
    await expectMatrix(server, school, {
      call: shop.getShop,
      sent: async () => ({ params: { id: (await school.stock()).id } }),
      answers: row(401, [200, sees(100)], [200, sees(null)], [200, sees(null)]),
      secrets,
    })
  })

  test('PATCH /shops/{id}: the teacher alone', async () => {
    const sees = (answer: unknown) => expect((answer as ClassShop).earning).toBe(3)
    await expectMatrix(server, school, {
      call: shop.changeShop,
      sent: async () => ({ params: { id: (await school.stock()).id }, body: { earning: 3 } }),
      answers: row(401, 403, [200, sees], [200, sees]),
      secrets,
    })
  })

  test('GET /shops/{id}/ledger: a student the own entries, the teacher everybody’s', async () => {
    const sees = (answer: unknown) =>
      expect(answer).toMatchObject({ total: expect.any(Number), entries: expect.any(Array) })
    const answers = row(401, [200, sees], [200, sees], [200, sees])
    await expectMatrix(server, school, {
      call: shop.getLedger,
      sent: async () => ({ params: { id: (await school.stock()).id } }),
      answers,
      secrets,
    })
    await expectMatrix(server, school, {
      call: shop.getLedger,
      sent: async () => ({
        params: { id: (await school.stock()).id },
        query: `student=${school.people.teacher.user.id}`,
      }),
      answers: { ...answers, student: 403 },
      secrets,
    })
  })

  test('GET /items?owner=: oneself and the teacher, of their own shops alone', async () => {
    const { student } = school.people
    const sees = (answer: unknown) =>
      expect((answer as { items: Item[] }).items[0]).toMatchObject({
        product: { name: 'Secret pen' },
        owner: { id: student.user.id },
      })
    await expectMatrix(server, school, {
      call: shop.findItems,
      sent: async () => {
        await school.buy((await school.stock()).own)
        return { query: `owner=${student.user.id}` }
      },
      answers: {
        ...refusedToAll(403),
        student: [200, sees],
        teacher: [200, sees],
        admin: [200, sees],
      },
      secrets,
    })
  })

  test('GET /items?ownerShop=: the class', async () => {
    const sees = (answer: unknown) =>
      expect((answer as { items: Item[] }).items).toEqual([
        expect.objectContaining({ owner: null, ownerShop: expect.objectContaining({}) }),
      ])
    await expectMatrix(server, school, {
      call: shop.findItems,
      sent: async () => ({ query: `ownerShop=${(await school.classItem()).shop}` }),
      answers: row(401, [200, sees], [200, sees], [200, sees]),
      secrets,
    })
  })

  test('GET /items?shop=: the teacher', async () => {
    const sees = (answer: unknown) => expect((answer as { total: number }).total).toBe(1)
    await expectMatrix(server, school, {
      call: shop.findItems,
      sent: async () => ({ query: `shop=${(await school.classItem()).shop}` }),
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test('GET /items without a filter: nobody', async () => {
    await expectMatrix(server, school, {
      call: shop.findItems,
      sent: () => Promise.resolve({}),
      answers: refusedToAll(400),
      secrets,
    })
  })

  test('POST /products: the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ name: 'Cake', cost: 7 })
    await expectMatrix(server, school, {
      call: shop.createProduct,
      sent: async () => ({ body: { shop: (await school.stock()).id, name: 'Cake', cost: 7 } }),
      answers: { ...row(401, 403, 403, 403), teacher: [201, sees], admin: [201, sees] },
      secrets,
    })
  })

  test('PATCH /products/{id} with cards: a student of the class', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ costFunded: 2, ownFunded: 2 })
    for (const body of [{ costFunded: 2 }, { amount: 2 }])
      await expectMatrix(server, school, {
        call: shop.updateProduct,
        sent: async () => ({ params: { id: (await school.stock()).all }, body, headers: newKey() }),
        answers: { ...row(401, 403, 403, 403), student: [200, sees] },
        secrets,
      })
  })

  test('PATCH /products/{id} with name, cost, type: the teacher', async () => {
    const body = { name: 'Pencil', cost: 9, type: 'group' }
    const sees = (answer: unknown) => expect(answer).toMatchObject(body)
    await expectMatrix(server, school, {
      call: shop.updateProduct,
      sent: async () => ({ params: { id: (await school.stock()).own }, body }),
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test('DELETE /products/{id}: the teacher', async () => {
    const sees = () => undefined
    await expectMatrix(server, school, {
      call: shop.deleteProduct,
      sent: async () => ({ params: { id: (await school.stock()).own } }),
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test('POST /products/{id}/refund: the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ costFunded: 0 })
    await expectMatrix(server, school, {
      call: shop.refundProduct,
      sent: async () => {
        const { all } = await school.stock()
        await school.give(all, 3)
        return { params: { id: all }, headers: newKey() }
      },
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })
})
