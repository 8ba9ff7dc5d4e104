import { expect, test } from 'vitest'
import type { ConversationFilters } from './conversation-filters'
import { searchAddress } from './search-address'

const cases: [ConversationFilters, string, string][] = [
  [{}, 'Search conversations', '/search/conversations'],
  [{ language: 'all' }, 'Search conversations', '/search/conversations'],
  [{ title: 'llave', recent: '-1' }, 'Search conversations', '/search/conversations'],
  [{ language: 'de' }, 'German conversations', '/search/conversations?language=de'],
  [
    { language: 'de', difficulty: ['A1'], views: '-1' },
    'German conversations, A1',
    '/search/conversations?language=de&difficulty=A1',
  ],
  [
    { difficulty: ['A1', 'A2'] },
    'Conversations, A1 · A2',
    '/search/conversations?difficulty=A1&difficulty=A2',
  ],
]

test.each(cases)('the search %j is called %s and stands at %s', (filters, title, path) => {
  expect(searchAddress(filters)).toMatchObject({ title, path })
})
