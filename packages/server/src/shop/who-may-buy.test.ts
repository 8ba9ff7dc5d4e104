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

describeOnDatabase('the matrix of purchases and cards', engine => {
  let server: TestServer
  let school: StockedSchool
  beforeAll(async () => {
    server = await startTestServer(engine)
    school = await openStockedSchool(server)
  })
  afterAll(() => server.close())

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
          product: (await school.stock()).own,
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
        return { body: { product: (await school.stock()).own, owner } }
      },
      answers: refusedToAll(403),
      secrets,
    })
  })

  test('POST /items for the class, not funded: nobody', async () => {
    await expectMatrix(server, school, {
      call: shop.buyReward,
      sent: async () => {
        const { all, id } = await school.stock()
        await school.give(all, 4)
        return { body: { product: all, ownerShop: id } }
      },
      answers: row(401, 403, 403, 403),
      secrets,
    })
  })

  test('POST /items of another shop: nobody', async () => {
    await expectMatrix(server, school, {
      call: shop.buyReward,
      sent: async () => ({
        body: { product: (await school.stock()).all, ownerShop: school.otherClass },
      }),
      answers: refusedToAll(404),
      secrets,
    })
  })

  test('PATCH /items/{id} of one’s own: whoever bought it, and the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ isUsable: false })
    await expectMatrix(server, school, {
      call: shop.markItemUsed,
      sent: async () => ({
        params: { id: await school.buy((await school.stock()).own) },
        body: { isUsable: false },
      }),
      answers: row(401, [200, sees], [200, sees], [200, sees]),
      secrets,
    })
  })

  test('PATCH /items/{id} of the class: the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ isUsable: false })
    await expectMatrix(server, school, {
      call: shop.markItemUsed,
      sent: async () => ({
        params: { id: (await school.classItem()).item },
        body: { isUsable: false },
      }),
      answers: { ...row(401, 403, 403, 403), teacher: [200, sees], admin: [200, sees] },
      secrets,
    })
  })

  test.each([{ isUsable: true }, { owner: 'me' }, { product: 'x', isUsable: false }, {}])(
    'PATCH /items/{id} with %j: nobody',
    async body => {
      await expectMatrix(server, school, {
        call: shop.markItemUsed,
        sent: async () => ({ params: { id: (await school.classItem()).item }, body }),
        answers: row(401, 403, 400, 400),
        secrets,
      })
    },
  )

  test('POST /items/{id}/refund: the teacher', async () => {
    const sees = (answer: unknown) => expect(answer).toMatchObject({ isUsable: false })
    await expectMatrix(server, school, {
      call: shop.refundItem,
      sent: async () => ({
        params: { id: await school.buy((await school.stock()).own) },
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
        await school.stock()
        return { params: { id: student.user.id }, body: { currency: 7 }, headers: newKey() }
      },
      answers: {
        ...refusedToAll(403),
        teacher: [200, sees],
        admin: [200, sees],
        // Without a class it is one of their own.
        coTeacher: 403,
      },
      secrets,
    })
  })
})
