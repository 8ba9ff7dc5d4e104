import { shopLimits } from '@duologue/domain/choices/limits'
import {
  cardsFault,
  type Fault,
  rewardCostFault,
  rewardNameFault,
  rewardTypes,
} from '@duologue/domain/shop/reward-fields'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { limit, nothing, page, publicAuthor } from './shapes'

/** A number that keeps a field's rule of the domain; the refusal names the field with the rule's own words. */
const keptNumber = (fault: (value: string) => Fault) =>
  z.number().check(
    z.superRefine((value, context) => {
      const message = fault(String(value))
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

const name = z.pipe(
  z.string().check(
    z.superRefine((value, context) => {
      const message = rewardNameFault(value)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  ),
  z.transform(value => value.trim()),
)
const cost = keptNumber(rewardCostFault)
const type = z.enum(rewardTypes)
/** Cards that a student has, or that somebody sets. */
const cards = keptNumber(value => cardsFault(value))
const earned = keptNumber(value => cardsFault(value, shopLimits.mostEarned))
/** Cards that somebody wants to give; what is wrong about them is the handler's to say. */
const wanted = z.int().check(z.gte(-shopLimits.mostCards), z.lte(shopLimits.mostCards))

/** A reward that can be had in a shop (S2 section 3). */
export const product = z.object({
  id: z.string(),
  shop: z.string(),
  name: z.string(),
  cost: z.int(),
  type,
  /** Cards given for a reward of the class so far. */
  costFunded: z.int(),
  /** What the reader has given of them. */
  ownFunded: z.int(),
})

/** A purchase (S2 section 3): an own one has its owner, one of the class its shop; who may see it hangs on the filter. */
export const item = z.object({
  id: z.string(),
  shop: z.string(),
  product: z.object({ id: z.string(), name: z.string(), cost: z.int(), type }),
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

const byId = z.object({ id: z.uuid() })

/** Gives cards: `amount` of them, or up to `costFunded`, of which the difference counts (R7). */
const contribution = z.union([
  z.object({ amount: wanted }),
  z.object({ costFunded: wanted }),
])

export const shop = {
  getShop: endpoint({
    method: 'GET',
    path: '/api/shops/:id',
    who: 'user',
    limit: 'reads',
    summary: "A class's shop, rewards by ascending cost; its teacher sees the students' cards too.",
    params: byId,
    query: nothing,
    body: nothing,
    answer: classShop,
    status: 200,
  }),
  changeShop: endpoint({
    method: 'PATCH',
    path: '/api/shops/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Set the cards for the first completion of an assignment on time; 0 for none.',
    params: byId,
    query: nothing,
    body: z.object({ earning: earned }),
    answer: classShop,
    status: 200,
  }),
  getLedger: endpoint({
    method: 'GET',
    path: '/api/shops/:id/ledger',
    who: 'user',
    limit: 'reads',
    summary: "Every change of a student's cards, the latest first; the teacher may name a student.",
    params: byId,
    query: z.object({ student: z.optional(z.uuid()), page, limit }),
    body: nothing,
    answer: z.object({ entries: z.array(cardEntry), total: z.int() }),
    status: 200,
  }),
  findItems: endpoint({
    method: 'GET',
    path: '/api/items',
    who: 'user',
    limit: 'reads',
    summary:
      'Purchases, the latest first: of a student (owner), of a class (ownerShop), or all of a shop; one filter is needed.',
    params: nothing,
    query: z.object({
      owner: z.optional(z.uuid()),
      ownerShop: z.optional(z.uuid()),
      shop: z.optional(z.uuid()),
      page,
      limit,
    }),
    body: nothing,
    answer: z.object({ items: z.array(item), total: z.int() }),
    status: 200,
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/api/products',
    who: 'user',
    limit: 'writes',
    summary: "Make a reward in a shop; without `shop` in the teacher's only one.",
    params: nothing,
    query: nothing,
    body: z.object({ name, cost, type: z._default(type, 'individual'), shop: z.optional(z.uuid()) }),
    answer: product,
    status: 201,
  }),
  updateProduct: endpoint({
    method: 'PATCH',
    path: '/api/products/:id',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary: 'A student gives cards for a reward of the class; a teacher changes name, cost, type.',
    params: byId,
    query: nothing,
    body: z.union([
      contribution,
      z.object({ name: z.optional(name), cost: z.optional(cost), type: z.optional(type) }),
    ]),
    answer: product,
    status: 200,
  }),
  deleteProduct: endpoint({
    method: 'DELETE',
    path: '/api/products/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Take a reward out of the shop; cards of an unfinished one are given back.',
    params: byId,
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
  refundProduct: endpoint({
    method: 'POST',
    path: '/api/products/:id/refund',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary: "Give the cards of an unfinished reward back: one student's, or everybody's.",
    params: byId,
    query: nothing,
    body: z.object({ student: z.optional(z.uuid()) }),
    answer: product,
    status: 200,
  }),
  buyReward: endpoint({
    method: 'POST',
    path: '/api/items',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary:
      'Buy a reward at its price; `ownerShop` on a funded reward of the class answers its one item.',
    params: nothing,
    query: nothing,
    body: z.object({
      product: z.uuid(),
      owner: z.optional(z.uuid()),
      ownerShop: z.optional(z.uuid()),
    }),
    answer: item,
    status: 201,
    statusAgain: 200,
  }),
  useItem: endpoint({
    method: 'PATCH',
    path: '/api/items/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Mark a purchase as used; nothing else of it can be changed.',
    params: byId,
    query: nothing,
    // Who may not touch it is told so before what is wrong with what was sent.
    body: z.object({
      isUsable: z.optional(z.unknown()),
      owner: z.optional(z.unknown()),
      ownerShop: z.optional(z.unknown()),
      product: z.optional(z.unknown()),
    }),
    answer: item,
    status: 200,
  }),
  refundItem: endpoint({
    method: 'POST',
    path: '/api/items/:id/refund',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary: 'Give the cards of an unused purchase back.',
    params: byId,
    query: nothing,
    body: nothing,
    answer: item,
    status: 200,
  }),
  setCurrency: endpoint({
    method: 'PATCH',
    path: '/api/users/:id/currency',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary:
      "Set a student's cards; with `expected` only if they are still as the teacher saw them.",
    params: byId,
    query: nothing,
    body: z.object({
      currency: cards,
      expected: z.optional(z.int()),
      /** The shop whose cards they are; needed of an admin when the student has several teachers. */
      shop: z.optional(z.uuid()),
    }),
    answer: shopStudent,
    status: 200,
  }),
}
