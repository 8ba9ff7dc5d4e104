import * as z from 'zod/mini'
import { publicAuthor } from './field-shapes'
import { product } from './reward-shapes'

/** A student as the teacher sees them (security.md#views-of-people), with the cards of this teacher alone. */
export const shopStudent = z.extend(publicAuthor, {
  fullName: z.string(),
  givenName: z.nullable(z.string()),
  familyName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  currency: z.int(),
})

/** The shop of a class (security.md#views-of-people): a student finds only themselves among its students. */
export const classShop = z.object({
  id: z.string(),
  name: z.string(),
  /** What the class calls its store; null where it is called as the installation says (shop.md#store-page). */
  title: z.nullable(z.string()),
  products: z.array(product),
  class: z.object({ id: z.string(), name: z.string(), students: z.array(shopStudent) }),
  /** What the reader is here. */
  part: z.enum(['student', 'teacher', 'admin']),
  /** The reader's own cards here; null for whoever keeps the shop. */
  currency: z.nullable(z.int()),
  /** Cards for the first completion of an assignment on time; 0 when the teacher gives none. */
  earning: z.int(),
  /** Purchases that can be used still: the own ones, or for whoever keeps the shop all of them. */
  activeItems: z.int(),
})

export type ShopStudent = z.output<typeof shopStudent>
export type ClassShop = z.output<typeof classShop>
