import { type ClassShop, type Item, shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ClassActor,
  classActors,
  expectMatrix,
  openSchool,
  type School,
} from '../testing/class-matrix'
import { newKey } from '../testing/class-shop'
import { describeEachEngine } from '../testing/database-engines'
import { startTestServer, type TestServer } from '../testing/test-server'

/** A row where strangers to the class find nothing. */
const row = <Answer>(visitor: number, student: Answer, teacher: Answer, admin: Answer) => ({
  visitor,
  student,
  teacher,
  admin,
  other: 404,
  studentElsewhere: 404,
  otherTeacher: 404,
  editor: 404,
})

const refusedToAll = (status: number) =>
  Object.fromEntries(
    classActors.map(actor => [actor, actor === 'visitor' ? 401 : status]),
  ) as Record<ClassActor, number>

describeEachEngine('the matrix of the store', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine)
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  /** A shop with a reward for one, one for all, and a student with 100 cards. */
  const stock = async () => {
    const { teacher, student } = school.people
    const { headers } = teacher
    const id = await school.newClass({ name: 'Secret class' })
    const make = (body: object) =>
      server.ask(shop.createProduct, { headers, body: { shop: id, cost: 5, ...body } })
    const params = { id: student.user.id }
    await server.ask(shop.setCurrency, { headers, params, body: { currency: 100, shop: id } })
    const [own, all] = [
      await make({ name: 'Secret pen' }),
      await make({ name: 'Secret film', type: 'group' }),
    ]
    return { id, own, all }
  }
  const buy = (product: string) =>
    server.ask(shop.buyReward, { headers: school.people.student.headers, body: { product } })
  const give = (id: string, amount: number) =>
    server.ask(shop.updateProduct, {
      headers: school.people.student.headers,
      params: { id },
      body: { amount },
    })
  const classItem = async (id: string) => {
    const { all } = await stock()
    await give(all.id, 5)
    const { headers } = school.people.teacher
    const found = await server.ask(shop.findItems, { headers, query: `ownerShop=${all.shop}` })
    return { id, item: found.items[0]?.id ?? '', shop: all.shop }
  }
  const secrets = ['Secret', '@']

  test('GET /shops/{id}: a student sees himself alone, the teacher all of them', async () => {
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
      sent: async () => ({ params: { id: (await stock()).id } }),
      answers: row(401, [200, sees(100)], [200, sees(null)], [200, sees(null)]),
      secrets,
    })
  })

  test('PATCH /shops/{id}: the teacher alone', async () => {
    const sees = (answer: unknown) => expect((answer as ClassShop).earning).toBe(3)
    await expectMatrix(server, school, {
      call: shop.changeShop,
      sent: async () => ({ params: { id: (await stock()).id }, body: { earning: 3 } }),
      answers: row<unknown>(401, 403, [200, sees], [200, sees]) as Record<ClassActor, number>,
      secrets,
    })
  })

  test('GET /shops/{id}/ledger: a student the own entries, the teacher everybody’s', async () => {
    const sees = (answer: unknown) =>
      expect(answer).toMatchObject({ total: expect.any(Number), entries: expect.any(Array) })
    const answers = row(401, [200, sees], [200, sees], [200, sees])
    await expectMatrix(server, school, {
      call: shop.getLedger,
      sent: async () => ({ params: { id: (await stock()).id } }),
      answers,
      secrets,
    })
    await expectMatrix(server, school, {
      call: shop.getLedger,
      sent: async () => ({
        params: { id: (await stock()).id },
        query: `student=${school.people.teacher.user.id}`,
      }),
      answers: { ...answers, student: 403 },
      secrets,
    })
  })

  test('GET /items?owner=: oneself and the teacher, of his own shops alone', async () => {
    const { student } = school.people
    const sees = (answer: unknown) =>
      expect((answer as { items: Item[] }).items[0]).toMatchObject({
        product: { name: 'Secret pen' },
        owner: { id: student.user.id },
      })
    await expectMatrix(server, school, {
      call: shop.findItems,
      sent: async () => {
        await buy((await stock()).own.id)
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
      sent: async () => ({ query: `ownerShop=${(await classItem('')).shop}` }),
      answers: row(401, [200, sees], [200, sees], [200, sees]),
      secrets,
    })
  })

  test('GET /items?shop=: the teacher', async () => {
    const sees = (answer: unknown) => expect((answer as { total: number }).total).toBe(1)
    await expectMatrix(server, school, {
      call: shop.findItems,
      sent: async () => ({ query: `shop=${(await classItem('')).shop}` }),
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
      sent: async () => ({ body: { shop: (await stock()).id, name: 'Cake', cost: 7 } }),
      answers: { ...row(401, 403, 403, 403), teacher: [201, sees], admin: [201, sees] },
      secrets,
    })
  })

  test('PATCH /products/{id} with cards: a student of the class', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ costFunded: 2, ownFunded: 2 })
    for (const body of [{ costFunded: 2 }, { amount: 2 }])
      await expectMatrix(server, school, {
        call: shop.updateProduct,
        sent: async () => ({ params: { id: (await stock()).all.id }, body, headers: newKey() }),
        answers: { ...row(401, 403, 403, 403), student: [200, sees] },
        secrets,
      })
  })

  test('PATCH /products/{id} with name, cost, type: the teacher', async () => {
    const body = { name: 'Pencil', cost: 9, type: 'group' }
    const sees = (answer: unknown) => expect(answer).toMatchObject(body)
    await expectMatrix(server, school, {
      call: shop.updateProduct,
      sent: async () => ({ params: { id: (await stock()).own.id }, body }),
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test('DELETE /products/{id}: the teacher', async () => {
    const sees = () => undefined
    await expectMatrix(server, school, {
      call: shop.deleteProduct,
      sent: async () => ({ params: { id: (await stock()).own.id } }),
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test('POST /products/{id}/refund: the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ costFunded: 0 })
    await expectMatrix(server, school, {
      call: shop.refundProduct,
      sent: async () => {
        const { all } = await stock()
        await give(all.id, 3)
        return { params: { id: all.id }, headers: newKey() }
      },
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test('POST /items for oneself: a student of the class', async () => {
    const sees = (answer: unknown) =>
      expect(answer).toMatchObject({
        isUsable: true,
        owner: { id: school.people.student.user.id },
        product: { name: 'Secret pen', cost: 5 },
      })
    await expectMatrix(server, school, {
      call: shop.buyReward,
      sent: async actor => ({
        body: {
          product: (await stock()).own.id,
          ...(actor === 'visitor' ? {} : { owner: school.people[actor].user.id }),
        },
        headers: newKey(),
      }),
      answers: { ...row(401, 403, 403, 403), student: [201, sees] },
      secrets,
    })
  })

  test('POST /items for somebody else: nobody', async () => {
    const { studentElsewhere, student } = school.people
    await expectMatrix(server, school, {
      call: shop.buyReward,
      sent: async actor => {
        const owner = (actor === 'student' ? studentElsewhere : student).user.id
        return { body: { product: (await stock()).own.id, owner } }
      },
      answers: refusedToAll(403),
      secrets,
    })
  })

  test('POST /items for the class, not funded: nobody', async () => {
    await expectMatrix(server, school, {
      call: shop.buyReward,
      sent: async () => {
        const { all, id } = await stock()
        await give(all.id, 4)
        return { body: { product: all.id, ownerShop: id } }
      },
      answers: row(401, 403, 403, 403),
      secrets,
    })
  })

  test('POST /items of another shop: nobody', async () => {
    await expectMatrix(server, school, {
      call: shop.buyReward,
      sent: async () => ({
        body: { product: (await stock()).all.id, ownerShop: school.otherClass },
      }),
      answers: refusedToAll(404),
      secrets,
    })
  })

  test('PATCH /items/{id} of one’s own: whoever bought it, and the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ isUsable: false })
    await expectMatrix(server, school, {
      call: shop.useItem,
      sent: async () => ({
        params: { id: (await buy((await stock()).own.id)).id },
        body: { isUsable: false },
      }),
      answers: row(401, [200, sees], [200, sees], [200, sees]),
      secrets,
    })
  })

  test('PATCH /items/{id} of the class: the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ isUsable: false })
    await expectMatrix(server, school, {
      call: shop.useItem,
      sent: async () => ({
        params: { id: (await classItem('')).item },
        body: { isUsable: false },
      }),
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test.each([
    { isUsable: true },
    { owner: 'me' },
    { product: 'x', isUsable: false },
    {},
  ])('PATCH /items/{id} with %j: nobody', async body => {
    await expectMatrix(server, school, {
      call: shop.useItem,
      sent: async () => ({ params: { id: (await classItem('')).item }, body }),
      answers: row(401, 403, 400, 400),
      secrets,
    })
  })

  test('POST /items/{id}/refund: the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ isUsable: false })
    await expectMatrix(server, school, {
      call: shop.refundItem,
      sent: async () => ({
        params: { id: (await buy((await stock()).own.id)).id },
        headers: newKey(),
      }),
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test('PATCH /users/{id}/currency: a teacher of the student', async () => {
    const { student } = school.people
    const sees = (answer: unknown) =>
      expect(answer).toMatchObject({ id: student.user.id, currency: 7, email: student.email })
    await expectMatrix(server, school, {
      call: shop.setCurrency,
      sent: async () => {
        await stock()
        return { params: { id: student.user.id }, body: { currency: 7 }, headers: newKey() }
      },
      answers: { ...refusedToAll(403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })
})
