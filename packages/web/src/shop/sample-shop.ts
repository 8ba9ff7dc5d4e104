import type { ClassShop, ShopStudent } from '@duologue/contract/shapes/class-shop-shapes'
import type { Product } from '@duologue/contract/shapes/reward-shapes'

const student = (number: number, fullName: string, currency: number): ShopStudent => ({
  id: `s${number}`,
  username: `user${number}`,
  displayName: `user${number}`,
  avatar: null,
  fullName,
  givenName: null,
  familyName: null,
  email: `${number}@school.example`,
  currency,
})

const reward = (id: string, name: string, cost: number, type: Product['type']): Product => ({
  id,
  shop: 'class-id',
  name,
  cost,
  type,
  costFunded: 0,
  ownFunded: 0,
})

/** A shop as its teacher sees it, for tests. */
export const sampleShop: ClassShop = {
  id: 'class-id',
  name: 'French 1',
  title: null,
  products: [
    reward('pen', 'Pen', 5, 'individual'),
    reward('trip', 'Trip', 120, 'individual'),
    reward('film', 'Film', 50, 'group'),
  ],
  class: {
    id: 'class-id',
    name: 'French 1',
    students: [student(1, 'Ana Ruiz', 3), student(2, 'Zoë Müller', 10), student(3, 'Bo Li', 10)],
  },
  part: 'teacher',
  currency: null,
  earning: 0,
  activeItems: 0,
}
