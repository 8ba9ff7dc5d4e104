import { expect, test } from 'vitest'
import { readFilters, withLanguage, withLevels, withOrder, withTitle } from './conversation-filters'

test.each([
  [{ language: 'es' }, { language: 'es' }],
  [{ language: 'all' }, { language: 'all' }],
  [{ language: 'DROP' }, {}],
  [{ difficulty: 'A1' }, { difficulty: ['A1'] }],
  [{ difficulty: ['B1', 'A1', 'Z9'] }, { difficulty: ['A1', 'B1'] }],
  [{ difficulty: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] }, {}],
  [{ title: '  café ' }, { title: 'café' }],
  [{ title: '' }, {}],
  [{ views: '-1' }, { views: '-1' }],
  [{ recent: '-1', views: '-1' }, { recent: '-1' }],
  [{ order: 'recent' }, { recent: '-1' }],
  [{ page: '3', language: 'zh' }, { language: 'zh' }],
])('%j reads as %j', (search, filters) => {
  expect(readFilters(search)).toEqual(filters)
})

test('a changed filter keeps the others', () => {
  const filters = readFilters({ language: 'es', title: 'llave', views: '-1' })
  expect(withLevels(filters, ['A1'])).toEqual({ ...filters, difficulty: ['A1'] })
  expect(withLevels({ ...filters, difficulty: ['A1'] }, ['all'])).toEqual(filters)
  expect(withLanguage(filters, 'all')).toEqual({ ...filters, language: 'all' })
  expect(withTitle(filters, ' ')).toEqual({ language: 'es', views: '-1' })
  expect(withOrder(filters, 'recent')).toEqual({ language: 'es', title: 'llave', recent: '-1' })
})
