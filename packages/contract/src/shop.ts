import { classLimits } from '@duologue/domain/classes/class-limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { cardEntry } from './shapes/card-shapes'
import { classShop, shopStudent } from './shapes/class-shop-shapes'
import { before, limit, nothing, page } from './shapes/field-shapes'
import { item } from './shapes/item-shapes'
import {
  cards,
  earned,
  product,
  rewardCost,
  rewardName,
  rewardType,
  storeTitle,
  wanted,
} from './shapes/reward-shapes'

const byId = z.object({ id: z.uuid() })

/** Gives cards: `amount` of them, or up to `costFunded`, of which the difference counts (shop.md#give-cards). */
const contribution = z.union([z.object({ amount: wanted }), z.object({ costFunded: wanted })])

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
    summary:
      'Set the cards for the first completion of an assignment on time, or the title of the store.',
    params: byId,
    query: nothing,
    body: z.object({
      earning: z.optional(earned),
      /** An empty one, or null, is that of the installation again. */
      title: z.optional(z.nullable(storeTitle)),
    }),
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
    answer: z.object({ entries: z.array(cardEntry), total: z.int(), before }),
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
    answer: z.object({ items: z.array(item), total: z.int(), before }),
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
    body: z.object({
      name: rewardName,
      cost: rewardCost,
      type: z._default(rewardType, 'individual'),
      shop: z.optional(z.uuid()),
    }),
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
      z.object({
        name: z.optional(rewardName),
        cost: z.optional(rewardCost),
        type: z.optional(rewardType),
      }),
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
    statusExisting: 200,
  }),
  markItemUsed: endpoint({
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
  addCards: endpoint({
    method: 'POST',
    path: '/api/shops/:id/cards',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary:
      'Add cards to several students of a class at once, or take them (below zero), as many as each has.',
    params: byId,
    query: nothing,
    body: z.object({
      cards: wanted.check(z.refine(cards => cards !== 0)),
      students: z.array(z.uuid()).check(z.minLength(1), z.maxLength(classLimits.students)),
    }),
    /** Those of them who are in the class, with what was added (below zero: taken) and what they have now. */
    answer: z.object({
      students: z.array(z.object({ id: z.string(), cards: z.int(), currency: z.int() })),
    }),
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
