import type { Endpoint } from '@duologue/contract/endpoint'
import type { Product } from '@duologue/contract/shapes/reward-shapes'
import { shop } from '@duologue/contract/shop'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { RunningServer } from '../apps/test-server'
import { seedClass } from './class-matrix'
import { type Person, signUpActor } from './people'

let keys = 0

/** A new name for a keyed call, as a header. */
export function newKey(): { 'idempotency-key': string } {
  keys += 1
  return { 'idempotency-key': `test-key-${String(keys).padStart(8, '0')}` }
}

/** A class with its teacher and students. */
export interface ClassWithShop {
  id: string
  teacher: Person
  students: readonly Person[]
  /** A reward of the shop; for one and for 5 cards unless it is said otherwise. */
  reward(told?: { name?: string; cost?: number; type?: 'individual' | 'group' }): Promise<Product>
  /** Gives each student so many cards. */
  fund(cards: number): Promise<void>
  cardsOf(student: Person): Promise<number>
}

/** Signs up a teacher with a class and so many students. */
export async function openShop(server: RunningServer, size = 1): Promise<ClassWithShop> {
  const teacher = await signUpActor(server, 'teacher')
  const students: Person[] = []
  while (students.length < size) students.push(await signUpActor(server, 'student'))
  const id = await seedClass(server, teacher, students)
  const { headers } = teacher
  return {
    id,
    teacher,
    students,
    reward: ({ name = 'Ice cream', cost = 5, type = 'individual' } = {}) =>
      server.ask(shop.createProduct, { headers, body: { name, cost, type, shop: id } }),
    async fund(cards) {
      for (const { user } of students)
        await server.ask(shop.setCurrency, {
          headers,
          params: { id: user.id },
          body: { currency: cards },
        })
    },
    async cardsOf({ headers: own }) {
      const found = await server.ask(shop.getShop, { params: { id }, headers: own })
      return found.currency ?? 0
    },
  }
}

const faults = `
  select 'balance is the sum of its entries' as rule, b.student::text as about from card_balances b
  where b.cards <> (select coalesce(sum(e.cards), 0) from card_entries e
                    where e.student = b.student and e.teacher = b.teacher)
  union all
  select 'entries have a balance', e.student::text from card_entries e
  join users u on u.id = e.teacher
  where not exists (select from card_balances b where b.student = e.student and b.teacher = e.teacher)
  union all
  select 'an entry tells the balance of all before it', e.id::text from card_entries e
  where e.balance <> (select sum(f.cards) from card_entries f
                      where f.student = e.student and f.teacher = e.teacher and f.number <= e.number)
  union all
  select 'what is funded is what was given', p.id::text from products p
  where p.type = 'group' and p.cost_funded <>
    (select coalesce(sum(c.cards), 0) from contributions c where c.product = p.id)
  union all
  select 'a funded reward is one purchase of the class', p.id::text from products p
  where p.type = 'group' and
    (select count(*) from items i where i.product = p.id and i.owner is null and i.refunded_at is null)
    <> (case when p.cost_funded = p.cost then 1 else 0 end)
  union all
  select 'a purchase is one debit', i.shop::text from items i where i.owner is not null
  group by i.shop, i.product, i.owner
  having sum(i.price) <> (select -coalesce(sum(e.cards), 0) from card_entries e
    where e.reason = 'purchase' and e.product = i.product and e.student = i.owner)
  union all
  select 'cards for a purchase go back once', i.product::text from items i where i.owner is not null
  group by i.product, i.owner
  having coalesce(sum(i.price) filter (where i.refunded_at is not null), 0) <>
    (select coalesce(sum(e.cards), 0) from card_entries e
     where e.reason = 'refund' and e.product = i.product and e.student = i.owner)`

/** What must always hold of cards and purchases (shop.md#ledger), asked of the database itself. */
export async function expectSound(pool: Pool): Promise<void> {
  const { rows } = await pool.query(faults)
  expect(rows).toEqual([])
}

/** Sends the same call as often, all at once; answers the statuses. */
export async function allAtOnce(
  server: RunningServer,
  call: Endpoint,
  sent: readonly {
    params?: Record<string, string>
    body: unknown
    headers: Record<string, string>
  }[],
): Promise<number[]> {
  return Promise.all(
    sent.map(async ({ params = {}, body, headers }) => {
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
      const response = await fetch(server.address + path, {
        method: call.method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      await response.arrayBuffer()
      return response.status
    }),
  )
}
