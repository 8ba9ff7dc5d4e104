import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { shop } from '@duologue/contract/shop'
import { expect, test } from 'vitest'
import { contractClient } from '../testing/apps/contract-client'
import { makeServingPlace } from '../testing/apps/serving-place'
import { describeEachEngine } from '../testing/databases/database-engines'
import { newKey } from '../testing/school/class-shop'
import { signUpPerson } from '../testing/school/people'

describeEachEngine('a purchase whose answer never comes', engine => {
  test('because the product was killed after it was done, is made once when it is sent again', async () => {
    const place = await makeServingPlace(engine)
    const app = await place.start('items')
    const client = contractClient(app.address)
    const teacher = await signUpPerson(client)
    const student = await signUpPerson(client)
    const { headers } = teacher
    await client.ask(accounts.updateProfile, {
      params: { id: teacher.user.id },
      headers,
      body: { type: 'teacher' },
    })
    const { id } = await client.ask(classes.createClass, { headers, body: { name: 'Ours' } })
    await client.ask(classes.joinClass, {
      params: { id },
      headers: student.headers,
      body: { studentId: student.user.id },
    })
    await client.ask(shop.setCurrency, {
      params: { id: student.user.id },
      headers,
      body: { currency: 20 },
    })
    const { id: product } = await client.ask(shop.createProduct, {
      headers,
      body: { name: 'Pen', cost: 5 },
    })
    const press = { headers: { ...student.headers, ...newKey() }, body: { product } }
    await expect(client.ask(shop.buyReward, press)).rejects.toThrow()
    await app.ended
    const again = contractClient((await place.start()).address)
    const bought = await again.ask(shop.buyReward, press)
    const found = await again.ask(shop.findItems, { headers, query: `shop=${id}` })
    expect(found.items).toEqual([bought])
    expect((await again.ask(accounts.getMe, { headers: student.headers })).currency).toBe(15)
  }, 120_000)
})
