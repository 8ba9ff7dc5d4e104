import { expect, test } from 'vitest'
import { readScoreFilters } from './score-filters'
import { songScores } from './scored-songs'

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
  [{ group: 'everyone' }, { group: 'everyone' }],
  [
    { group: '01910000-0000-7000-8000-000000000001' },
    { group: '01910000-0000-7000-8000-000000000001' },
  ],
  [{ group: 'others' }, {}],
  [{ page: '-1' }, {}],
])('%j reads as %j', (search, filters) => {
  expect(readScoreFilters(search)).toEqual(filters)
})

test.each([
  ['listening', undefined],
  ['reading', 'reading'],
  ['writing', 'writing'],
  ['any', undefined],
])('of songs %s reads as %s', (mode, read) => {
  expect(readScoreFilters({ mode }, songScores.modes).mode).toBe(read)
})
