import { expect, test } from 'vitest'
import { newCards } from './new-cards'

const made = (id: string, cardedAt: string) => ({ id, cardedAt })
const september = [
  made('a', '2026-09-06T19:00:00.000Z'),
  made('b', '2026-09-06T19:00:00.000Z'),
  made('c', '2026-09-10T07:30:00.000Z'),
  made('d', '2026-09-10T15:00:00.000Z'),
]
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join('')

test('the newest cards are new, and those of the day before them', () => {
  expect(ids(newCards(september))).toBe('cd')
  expect(ids(newCards([...september, made('e', '2026-09-11T07:30:00.000Z')]))).toBe('de')
  expect(ids(newCards([...september, made('e', '2027-01-11T08:00:00.000Z')]))).toBe('e')
})

test('of cards that were made together all are new, of none there is none', () => {
  expect(ids(newCards(september.slice(0, 2)))).toBe('ab')
  expect(newCards([])).toEqual([])
})
