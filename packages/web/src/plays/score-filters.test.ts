import { expect, test } from 'vitest'
import { readScoreFilters } from './score-filters'

test.each([
  [{}, {}],
  [{ mode: 'reading', difficulty: 'normal', period: 'all' }, {}],
  [
    { mode: 'listening', difficulty: 'hard', period: 'week', page: '3' },
    { mode: 'listening', difficulty: 'hard', period: 'week', page: 3 },
  ],
  [{ page: 2 }, { page: 2 }],
  [{ mode: 'singing', difficulty: ['hard'], period: 'year', page: '0', other: 'x' }, {}],
  [{ page: '1001' }, {}],
  [{ page: '-1' }, {}],
])('%j reads as %j', (search, filters) => {
  expect(readScoreFilters(search)).toEqual(filters)
})
