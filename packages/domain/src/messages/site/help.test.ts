import { expect, test } from 'vitest'
import { questionGroups } from './faq'
import { helpFor } from './help'

const known = questionGroups.flatMap(({ questions }) => questions.map(({ id }) => id))

test.each([
  '/',
  '/search/conversations',
  '/conversations/1/x',
  '/classes',
  '/shop',
  '/account',
  '/login',
  '/editor',
  '/convo/abc/learn',
  '/playlists/1/x',
  '/pronunciation/search',
  '/pronunciation/create',
  '/sandbox',
  '/library/playlists',
  '/review',
  '/toString',
])('help for %s says something and leads to questions that are there', path => {
  const { text, ids } = helpFor(path)
  expect(text).not.toBe('')
  expect(ids.length).toBeGreaterThan(0)
  expect(known).toEqual(expect.arrayContaining([...ids]))
})

test('a page that is not what the first word of its address says has a help of its own', () => {
  expect(helpFor('/pronunciation/create')).not.toEqual(helpFor('/pronunciation/search'))
  expect(helpFor('/sandbox')).not.toEqual(helpFor('/'))
})
