import { shopLimits } from '@duologue/domain/choices/limits'
import {
  cardsFault,
  type Fault,
  rewardCostFault,
  rewardNameFault,
  rewardTypes,
} from '@duologue/domain/shop/reward-fields'
import * as z from 'zod/mini'
import { publicAuthor } from './shapes'

/** A number that keeps a field's rule of the domain; the refusal names the field with the rule's own words. */
const keptNumber = (fault: (value: string) => Fault) =>
  z.number().check(
    z.superRefine((value, context) => {
      const message = fault(String(value))
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

export const rewardName = z.pipe(
  z.string().check(
    z.superRefine((value, context) => {
      const message = rewardNameFault(value)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  ),
  z.transform(value => value.trim()),
)
export const rewardCost = keptNumber(rewardCostFault)
export const rewardType = z.enum(rewardTypes)
/** Cards that a student has, or that somebody sets. */
export const cards = keptNumber(value => cardsFault(value))
export const earned = keptNumber(value => cardsFault(value, shopLimits.mostEarned))
/** Cards that somebody wants to give; what is wrong about them is the handler's to say. */
export const wanted = z.int().check(z.gte(-shopLimits.mostCards), z.lte(shopLimits.mostCards))

/** A reward that can be had in a shop (S2 section 3). */
export const product = z.object({
  id: z.string(),
  shop: z.string(),
  name: z.string(),
  cost: z.int(),
  type: rewardType,
  /** Cards given for a reward of the class so far. */
  costFunded: z.int(),
  /** What the reader has given of them. */
  ownFunded: z.int(),
})

/** A purchase (S2 section 3): an own one has its owner, one of the class its shop; who may see it hangs on the filter. */
export const item = z.object({
  id: z.string(),
  shop: z.string(),
  product: z.object({ id: z.string(), name: z.string(), cost: z.int(), type: rewardType }),
  isUsable: z.boolean(),
  createdAt: z.string(),
  owner: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
  ownerShop: z.nullable(z.object({ id: z.string(), name: z.string() })),
  usedAt: z.nullable(z.string()),
  /** Who marked it as used. */
  usedBy: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
  refundedAt: z.nullable(z.string()),
})

/** A student as the teacher sees him (security.md, view U2), with the cards of this teacher alone. */
export const shopStudent = z.extend(publicAuthor, {
  fullName: z.string(),
  givenName: z.nullable(z.string()),
  familyName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  currency: z.int(),
})

/** The shop of a class (security.md, views S1 and S2): a student finds only himself among its students. */
export const classShop = z.object({
  id: z.string(),
  name: z.string(),
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

/** Why cards came or went. */
export const entryReasons = ['set', 'purchase', 'contribution', 'refund', 'earned', 'left'] as const

/** One change of a student's cards; `balance` is what the student had afterwards. */
export const cardEntry = z.object({
  id: z.string(),
  at: z.string(),
  cards: z.int(),
  balance: z.int(),
  reason: z.enum(entryReasons),
  /** What it was for: the name of a reward or the title of an assignment. */
  about: z.nullable(z.string()),
  student: z.object({ id: z.string(), fullName: z.string() }),
  /** Who did it; null when it went by itself or that account is gone. */
  actor: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
})

export type Product = z.output<typeof product>
export type Item = z.output<typeof item>
export type ShopStudent = z.output<typeof shopStudent>
export type ClassShop = z.output<typeof classShop>
export type CardEntry = z.output<typeof cardEntry>
