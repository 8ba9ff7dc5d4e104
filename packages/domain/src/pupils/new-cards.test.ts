import { expect, test } from 'vitest'
import { newCards } from './new-cards'

const made = (id: string, at: string) => ({ id, at: Date.parse(at) })
const fresh = (cards: readonly { id: string; at: number }[]) =>
  newCards(cards, ({ at }) => at)
    .map(({ id }) => id)
    .join('')
const september = [
  made('a', '2026-09-06T19:00:00.000Z'),
  made('b', '2026-09-06T19:00:00.000Z'),
  made('c', '2026-09-10T07:30:00.000Z'),
  made('d', '2026-09-10T15:00:00.000Z'),
]

test('the newest cards are new, and those of the day before them', () => {
  expect(fresh(september)).toBe('cd')
  expect(fresh([...september, made('e', '2026-09-11T07:30:00.000Z')])).toBe('de')
  expect(fresh([...september, made('e', '2027-01-11T08:00:00.000Z')])).toBe('e')
})

test('of cards that were made together all are new, of none there is none', () => {
  expect(fresh(september.slice(0, 2))).toBe('ab')
  expect(fresh([])).toBe('')
})
