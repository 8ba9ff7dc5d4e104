import { expect, test } from 'vitest'
import { type HeldTicket, isGoodTicket, ticketsToFetch } from './tickets-to-fetch'

const day = 24 * 3_600_000
const now = 60 * day
const daysAgo = (days: number) => now - days * day
const kept = { what: 'conversation', id: 'one', assignment: null, edition: 3 } as const
const held = (part: Partial<HeldTicket> = {}): HeldTicket => ({
  ...kept,
  user: 'ana',
  ticket: 't',
  seed: 1,
  relaxed: false,
  extraTime: 1,
  version: 1,
  since: daysAgo(1),
  isUsed: false,
  ...part,
})

test.each<[string, HeldTicket[], boolean]>([
  ['none is held', [], true],
  ['one is held', [held()], false],
  ['one was used', [held({ isUsed: true })], true],
  ['one is nineteen days old', [held({ since: daysAgo(19) })], false],
  ['one is twenty days old', [held({ since: daysAgo(20) })], true],
  ['another edition is kept', [held({ edition: 2 })], true],
  ['one is held for an assignment of it', [held({ assignment: 'a' })], true],
  ['one is held for another thing', [held({ id: 'two' })], true],
])('%s: one is fetched (%s)', (_name, tickets, isFetched) => {
  expect(ticketsToFetch([kept], tickets, now)).toEqual(isFetched ? [kept] : [])
})

test('of more things than there may be tickets the first have them', () => {
  const many = Array.from({ length: 45 }, (_, number) => ({ ...kept, id: `thing ${number}` }))
  expect(ticketsToFetch(many, [], now)).toEqual(many.slice(0, 40))
})

test('a ticket is good until it was used, and for thirty days', () => {
  expect(isGoodTicket(held({ since: daysAgo(29) }), now)).toBe(true)
  expect(isGoodTicket(held({ since: daysAgo(30) }), now)).toBe(false)
  expect(isGoodTicket(held({ isUsed: true }), now)).toBe(false)
})
