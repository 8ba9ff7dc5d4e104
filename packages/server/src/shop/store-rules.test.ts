import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedClass } from '../testing/school/class-matrix'
import { expectSound, newKey, openShop } from '../testing/school/class-shop'
import { type Person, signUpActor } from '../testing/school/people'

describeOnDatabase('the rules of the store', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  const withCards = async (cards: number, size = 1) => {
    const open = await openShop(server, size)
    await open.fund(cards)
    const [first = open.teacher, second = open.teacher] = open.students
    return { ...open, student: first, second }
  }
  const give = (student: Person, id: string, body: object, key = newKey()) => ({
    headers: { ...student.headers, ...key },
    params: { id },
    body,
  })

  test('an individual reward is refused when no card would be left', async () => {
    const { student, reward, cardsOf } = await withCards(6)
    const { headers } = student
    const [dear, cheap] = [await reward({ cost: 6 }), await reward({ cost: 5 })]
    const refused = await server.refused(shop.buyReward, { headers, body: { product: dear.id } })
    expect(refused).toEqual({ status: 409, code: 'not-enough-cards', message: 'Not enough cards.' })
    const body = { product: cheap.id, price: 1, cost: 0 }
    await server.ask(shop.buyReward, { headers, body })
    expect(await cardsOf(student)).toBe(1)
    await expectSound(server.pool)
  })

  test('all cards may be given for a reward of the class, which the last one makes one purchase', async () => {
    const { id: shopId, teacher, student, second, reward, cardsOf } = await withCards(6, 2)
    const { id } = await reward({ cost: 10, type: 'group' })
    const ask = (person: Person, body: object) =>
      server.ask(shop.updateProduct, give(person, id, body))
    const over = await server.refused(shop.updateProduct, give(student, id, { amount: 7 }))
    expect([over.status, over.message]).toEqual([409, 'Not enough Awesome Cards.'])
    const none = await server.refused(shop.updateProduct, give(student, id, { amount: 0 }))
    expect([none.status, none.message]).toEqual([400, 'Must be more than 0 cards.'])
    expect(await ask(student, { amount: 6 })).toMatchObject({ costFunded: 6, ownFunded: 6 })
    const stale = await server.refused(shop.updateProduct, give(second, id, { costFunded: 6 }))
    expect(stale).toMatchObject({ status: 409, current: { id, costFunded: 6, ownFunded: 0 } })
    // Of six that are offered four are missing.
    expect(await ask(second, { costFunded: 12 })).toMatchObject({ costFunded: 10, ownFunded: 4 })
    expect([await cardsOf(student), await cardsOf(second)]).toEqual([0, 2])
    const full = await server.refused(shop.updateProduct, give(second, id, { amount: 1 }))
    expect(full.code).toBe('reward-is-funded')
    const answer = await fetch(`${server.address}/api/items`, {
      method: 'POST',
      headers: { ...student.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ product: id, ownerShop: shopId }),
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ owner: null, ownerShop: { id: shopId } })
    const found = await server.ask(shop.getShop, {
      params: { id: shopId },
      headers: teacher.headers,
    })
    expect(found).toMatchObject({ activeItems: 1, products: [{ id, costFunded: 10 }] })
    await expectSound(server.pool)
  })

  test('of two teachers’ cards each are spent in the own shops, and `me` has the sum', async () => {
    const one = await withCards(20)
    const { student } = one
    const two = await openShop(server)
    const other = await seedClass(server, two.teacher, [student])
    const { headers } = two.teacher
    const params = { id: student.user.id }
    await server.ask(shop.setCurrency, { headers, params, body: { currency: 7 } })
    const me = await server.ask(accounts.getMe, { headers: student.headers })
    expect(me.currency).toBe(27)
    const product = await server.ask(shop.createProduct, {
      headers,
      body: { name: 'Pen', cost: 10, shop: other },
    })
    const body = { product: product.id }
    const refused = await server.refused(shop.buyReward, { headers: student.headers, body })
    expect(refused.code).toBe('not-enough-cards')
    const bought = await one.reward({ cost: 10 })
    await server.ask(shop.buyReward, { headers: student.headers, body: { product: bought.id } })
    const seen = await server.ask(shop.findItems, { headers, query: `owner=${student.user.id}` })
    expect(seen).toEqual({ items: [], total: 0 })
    const ledger = await server.ask(shop.getLedger, { params: { id: other }, headers })
    expect(ledger.entries.map(({ cards, reason }) => [cards, reason])).toEqual([[7, 'set']])
  })

  test('a key is one call: the same again is answered again, another is refused', async () => {
    const { student, reward, cardsOf } = await withCards(50)
    const [pen, film] = [await reward({ cost: 5 }), await reward({ cost: 6 })]
    const headers = { ...student.headers, ...newKey() }
    const first = await server.ask(shop.buyReward, { headers, body: { product: pen.id } })
    expect(await server.ask(shop.buyReward, { headers, body: { product: pen.id } })).toEqual(first)
    const other = await server.refused(shop.buyReward, { headers, body: { product: film.id } })
    expect([other.status, other.code]).toEqual([409, 'key-used'])
    expect(await cardsOf(student)).toBe(45)
  })

  test('a teacher who saw another number is told the fresh one', async () => {
    const { teacher, student, cardsOf } = await withCards(20)
    const set = (body: object) => ({ ...give(teacher, student.user.id, body) })
    const refused = await server.refused(shop.setCurrency, set({ currency: 55, expected: 50 }))
    expect(refused).toMatchObject({
      status: 409,
      code: 'currency-changed',
      current: { id: student.user.id, currency: 20 },
    })
    await server.ask(shop.setCurrency, set({ currency: 55, expected: 20 }))
    expect(await cardsOf(student)).toBe(55)
    for (const currency of [-1, 1.5, 10_000_001, '5', null])
      expect((await server.refused(shop.setCurrency, set({ currency }))).status).toBe(400)
    const total = async () => {
      const { rows } = await server.pool.query('select from card_entries where student = $1', [
        student.user.id,
      ])
      return rows.length
    }
    const before = await total()
    await server.ask(shop.setCurrency, set({ currency: 55 }))
    expect(await total()).toBe(before)
  })

  test('a purchase is used once, by whoever did it first; what was used is not refunded', async () => {
    const { teacher, student, reward } = await withCards(50)
    const { id: product } = await reward()
    const buy = async () =>
      (await server.ask(shop.buyReward, { headers: student.headers, body: { product } })).id
    const use = (person: Person, id: string) =>
      server.ask(shop.markItemUsed, {
        params: { id },
        headers: person.headers,
        body: { isUsable: false },
      })
    const id = await buy()
    const used = await use(student, id)
    expect(used).toMatchObject({ isUsable: false, usedBy: { id: student.user.id } })
    server.clock.moveTo('2026-03-05T10:20:00Z')
    expect(await use(teacher, id)).toEqual(used)
    const refund = (item: string) => give(teacher, item, {})
    expect((await server.refused(shop.refundItem, refund(id))).code).toBe('item-is-used')
    const other = await buy()
    await server.ask(shop.refundItem, refund(other))
    expect((await server.refused(shop.refundItem, refund(other))).code).toBe('item-is-refunded')
    const late = await server.refused(shop.markItemUsed, {
      params: { id: other },
      headers: student.headers,
      body: { isUsable: false },
    })
    expect(late.code).toBe('item-is-refunded')
    await expectSound(server.pool)
  })

  test('a funded reward that is refunded goes back to everybody, and can be funded anew', async () => {
    const { id: shopId, teacher, student, second, reward, cardsOf } = await withCards(6, 2)
    const { id } = await reward({ cost: 8, type: 'group' })
    const fund = async () => {
      await server.ask(shop.updateProduct, give(student, id, { amount: 5 }))
      await server.ask(shop.updateProduct, give(second, id, { amount: 5 }))
      const query = `ownerShop=${shopId}`
      return (await server.ask(shop.findItems, { headers: teacher.headers, query })).items
    }
    const [item] = await fund()
    await server.ask(shop.refundItem, give(teacher, item?.id ?? '', {}))
    expect([await cardsOf(student), await cardsOf(second)]).toEqual([6, 6])
    expect(await fund()).toHaveLength(2)
    await expectSound(server.pool)
  })

  test('a reward that is deleted gives back what was given, and what was bought stays', async () => {
    const { teacher, student, reward, cardsOf, id } = await withCards(50)
    const [own, all] = [await reward({ cost: 5 }), await reward({ cost: 9, type: 'group' })]
    await server.ask(shop.buyReward, { headers: student.headers, body: { product: own.id } })
    await server.ask(shop.updateProduct, give(student, all.id, { amount: 3 }))
    for (const product of [own.id, all.id])
      await server.ask(shop.deleteProduct, {
        params: { id: product },
        headers: teacher.headers,
      })
    expect(await cardsOf(student)).toBe(45)
    const found = await server.ask(shop.getShop, { params: { id }, headers: teacher.headers })
    expect(found).toMatchObject({ products: [], activeItems: 1 })
    const gone = await server.refused(shop.buyReward, {
      headers: student.headers,
      body: { product: own.id },
    })
    expect(gone.code).toBe('reward-not-found')
    await expectSound(server.pool)
  })

  test('a reward that students have given for keeps its cost and kind', async () => {
    const { teacher, student, reward } = await withCards(50)
    const { id } = await reward({ cost: 9, type: 'group' })
    await server.ask(shop.updateProduct, give(student, id, { amount: 3 }))
    for (const body of [{ cost: 8 }, { type: 'individual' }])
      expect((await server.refused(shop.updateProduct, give(teacher, id, body))).code).toBe(
        'reward-has-cards',
      )
    const renamed = await server.ask(shop.updateProduct, give(teacher, id, { name: 'Trip' }))
    expect(renamed).toMatchObject({ name: 'Trip', cost: 9, costFunded: 3 })
  })

  test('whoever leaves takes the gifts for unfinished rewards along; a class gives them back', async () => {
    const { id: shopId, teacher, student, second, reward, cardsOf } = await withCards(20, 2)
    const { id } = await reward({ cost: 30, type: 'group' })
    for (const person of [student, second])
      await server.ask(shop.updateProduct, give(person, id, { amount: 10 }))
    await server.ask(accounts.deleteUser, {
      params: { id: student.user.id },
      headers: student.headers,
      body: {},
    })
    const found = await server.ask(shop.getShop, {
      params: { id: shopId },
      headers: teacher.headers,
    })
    expect(found.products).toMatchObject([{ costFunded: 10 }])
    expect(await cardsOf(second)).toBe(10)
    await expectSound(server.pool)
    await server.ask(classes.deleteClass, { params: { id: shopId }, headers: teacher.headers })
    const me = await server.ask(accounts.getMe, { headers: second.headers })
    expect(me.currency).toBe(20)
    const told = await server.ask(accounts.exportUser, {
      params: { id: second.user.id },
      headers: second.headers,
    })
    expect(told.shop).toMatchObject({
      currency: 20,
      cards: [
        { reason: 'refund', cards: 10, about: 'Ice cream' },
        { reason: 'contribution', cards: -10, about: 'Ice cream' },
        { reason: 'set', cards: 20 },
      ],
    })
    await expectSound(server.pool)
    await server.ask(accounts.deleteUser, {
      params: { id: teacher.user.id },
      headers: teacher.headers,
      body: {},
    })
    expect((await server.ask(accounts.getMe, { headers: second.headers })).currency).toBe(0)
    await expectSound(server.pool)
  })

  test('a reward without a shop goes into the teacher’s only one', async () => {
    const { teacher, id, students } = await withCards(5)
    const { headers } = teacher
    const body = { name: ' Pen ', cost: 1 }
    const made = await server.ask(shop.createProduct, { headers, body })
    expect(made).toMatchObject({ shop: id, name: 'Pen', type: 'individual' })
    await seedClass(server, teacher, students)
    const several = await server.refused(shop.createProduct, { headers, body })
    expect([several.status, several.code]).toEqual([400, 'several-classes'])
    const nobody = await signUpActor(server, 'otherTeacher')
    const none = await server.refused(shop.createProduct, { headers: nobody.headers, body })
    expect(none.status).toBe(403)
  })

  test('the fields of a reward are refused in the form’s own words', async () => {
    const { teacher, id } = await withCards(5)
    const { headers } = teacher
    const faultOf = async (body: object) =>
      (await server.refused(shop.createProduct, { headers, body: { shop: id, ...body } })).fields
    expect(await faultOf({ name: '', cost: 1 })).toEqual({ name: 'is required' })
    expect(await faultOf({ name: 'x'.repeat(91), cost: 1.5 })).toEqual({
      name: 'must have at most 90 characters',
      cost: 'Must be an integer.',
    })
    expect(await faultOf({ name: 'Pen', cost: 0 })).toEqual({ cost: 'Must be at least 1.' })
  })

  test('an entry of the ledger is never changed, and no balance is negative', async () => {
    const { student } = await withCards(5)
    const change = (sql: string) => server.pool.query(sql, [student.user.id])
    await expect(change('update card_entries set cards = 9 where student = $1')).rejects.toThrow(
      'never changed',
    )
    await expect(change('update card_balances set cards = -1 where student = $1')).rejects.toThrow(
      'card_balances_cards_check',
    )
  })
})
