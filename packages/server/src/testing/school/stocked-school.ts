import { shop } from '@duologue/contract/shop'
import type { TestServer } from '../apps/test-server'
import { type ClassActor, classActors, openSchool, type School } from './class-matrix'

/** What somebody gets: a status, and where it is a success what the answer must be like. */
type Gets = number | [number, (answer: unknown) => unknown]

/** A row of the store where strangers to the class find nothing. */
export const storeRow = (visitor: number, student: Gets, teacher: Gets, admin: Gets) => ({
  visitor,
  student,
  teacher,
  admin,
  other: 404,
  studentElsewhere: 404,
  otherTeacher: 404,
  editor: 404,
})

/** A row where everybody with an account is refused in the same way. */
export const refusedToAll = (status: number) =>
  Object.fromEntries(
    classActors.map(actor => [actor, actor === 'visitor' ? 401 : status]),
  ) as Record<ClassActor, number>

/** Texts of a shop of which no refusal may show a byte. */
export const shopSecrets = ['Secret', '@']

/** A school whose student has cards, and what they do with them. */
export interface StockedSchool extends School {
  /** A new shop with a reward for one and one for all; the student has 100 cards. */
  stock(): Promise<{ id: string; own: string; all: string }>
  /** The student buys a reward; answers the purchase's id. */
  buy(product: string): Promise<string>
  give(product: string, amount: number): Promise<unknown>
  /** A purchase of the class in a new shop. */
  classItem(): Promise<{ item: string; shop: string }>
}

/** Opens a school with its shops. */
export async function openStockedSchool(server: TestServer): Promise<StockedSchool> {
  const school = await openSchool(server)
  const { teacher, student } = school.people
  const { headers } = teacher
  const stock = async () => {
    const id = await school.newClass({ name: 'Secret class' })
    const make = async (told: object) => {
      const body = { shop: id, cost: 5, ...told }
      return (await server.ask(shop.createProduct, { headers, body })).id
    }
    const params = { id: student.user.id }
    await server.ask(shop.setCurrency, { headers, params, body: { currency: 100, shop: id } })
    const own = await make({ name: 'Secret pen' })
    return { id, own, all: await make({ name: 'Secret film', type: 'group' }) }
  }
  const give = (id: string, amount: number) =>
    server.ask(shop.updateProduct, { headers: student.headers, params: { id }, body: { amount } })
  return {
    ...school,
    stock,
    give,
    buy: async product =>
      (await server.ask(shop.buyReward, { headers: student.headers, body: { product } })).id,
    async classItem() {
      const { all, id } = await stock()
      await give(all, 5)
      const found = await server.ask(shop.findItems, { headers, query: `ownerShop=${id}` })
      return { item: found.items[0]?.id ?? '', shop: id }
    },
  }
}
