import { expect, test } from 'vitest'
import { haveCardsEnded } from './have-cards-ended'

test.each([
  ['in use', null, '2030-01-01T00:00:00Z', false],
  ['archived for less than 90 days', '2026-06-01T10:00:00Z', '2026-08-30T09:59:59Z', false],
  ['archived 90 days ago', '2026-06-01T10:00:00Z', '2026-08-30T10:00:00Z', true],
] as const)('the cards of a class that is %s', (_, archivedAt, now, ended) => {
  expect(haveCardsEnded(archivedAt && new Date(archivedAt), new Date(now))).toBe(ended)
})
