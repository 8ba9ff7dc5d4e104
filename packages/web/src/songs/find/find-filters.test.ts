import { expect, test } from 'vitest'
import {
  foundMaturities,
  readFindFilters,
  shownDifficulties,
  shownMaturity,
  withRecording,
} from './find-filters'

test.each([
  [{ language: 'es' }, { language: 'es' }],
  [{ language: 'spanish' }, { language: 'es' }],
  [{ language: 'ja' }, { language: 'ja' }],
  [{ language: 'klingon' }, {}],
  [{ difficulty: 'A1' }, { difficulty: ['A1'] }],
  [{ difficulty: 'beginner' }, { difficulty: ['A1', 'A2'] }],
  [{ difficulty: ['beginner', 'C1'] }, { difficulty: ['A1', 'A2', 'C1'] }],
  [{ difficulty: ['beginner', 'intermediate', 'advanced'] }, {}],
  [{ difficulty: 'all' }, {}],
  [
    { title: ' tren ', views: '-1' },
    { title: 'tren', views: '-1' },
  ],
  [{ order: 'recent' }, { recent: '-1' }],
  [{ maturity: 'PG' }, {}],
  [{ maturity: 'G' }, { maturity: 'G' }],
  [{ maturity: ['R', 'X', 'G'] }, { maturity: 'R' }],
  [{ recording: 'true' }, { recording: 'true' }],
  [{ recording: '1' }, {}],
])('%j asks for %j', (search, filters) => {
  expect(readFindFilters(search)).toEqual(filters)
})

test('one of two levels is the difficulty of both', () => {
  expect(shownDifficulties({ difficulty: ['A2', 'C1'] })).toEqual(['beginner', 'advanced'])
  expect(shownDifficulties({})).toEqual([])
})

test.each([
  [{}, 'PG', ['G', 'PG']],
  [{ maturity: 'G' }, 'G', ['G']],
  [{ maturity: 'R' }, 'R', ['G', 'PG', 'PG-13', 'R']],
] as const)('%j is up to %s', (filters, shown, found) => {
  expect(shownMaturity(filters)).toBe(shown)
  expect(foundMaturities(filters)).toEqual(found)
})

test('a recording is asked for or not', () => {
  expect(withRecording({ title: 'a' }, true)).toEqual({ title: 'a', recording: 'true' })
  expect(withRecording({ title: 'a', recording: 'true' }, false)).toEqual({ title: 'a' })
})
