import { expect, test } from 'vitest'
import { isEditedList, listEntries, mergeLists } from './list-fields'

test.each([
  ['la, mer', 'la, mer', false],
  ['la,mer ,', 'la, mer', false],
  ['la mer', 'la, mer', true],
  ['', 'la, mer', true],
  [' ', '', false],
])('%j over %j is an edit: %s', (typed, stored, isEdited) => {
  expect(isEditedList(typed, stored)).toBe(isEdited)
})

test('words that the lyric has are named by their ids, each once; new ones by their text', () => {
  const known = [
    { id: '1', text: 'la' },
    { id: '2', text: 'mer' },
    { id: '3', text: 'la' },
  ]
  expect(listEntries(['la', 'belle', 'la', 'mer', 'mer'], known)).toEqual([
    { wordId: '1', text: 'la' },
    { text: 'belle' },
    { wordId: '3', text: 'la' },
    { wordId: '2', text: 'mer' },
    { text: 'mer' },
  ])
})

test('lists of different lyrics are joined, two edits of one clash, and a lyric that is gone takes its list along', () => {
  const base = { a: 'la, mer', b: 'oh', c: 'x' }
  expect(
    mergeLists(base, { a: 'la mer', b: 'ooh', c: 'y' }, { a: 'la, mer', b: 'oh, oh', d: 'new' }),
  ).toEqual({ merged: { a: 'la mer', b: 'ooh', d: 'new' }, conflicts: ['b'] })
})
