import { expect, test } from 'vitest'
import { isPlaylistEditValid, mergePlaylistEdits, type PlaylistEdit } from './playlist-edit'

const base: PlaylistEdit = {
  name: 'Tapas',
  description: '',
  language: 'es',
  difficulty: null,
  conversations: ['a', 'b'],
  songs: ['s', 't'],
}

test.each([
  [{}, true],
  [{ name: ' ' }, false],
  [{ name: 'x'.repeat(91) }, false],
  [{ description: 'x'.repeat(251) }, false],
])('with %j, sending it is %s', (change, isValid) => {
  expect(isPlaylistEditValid({ ...base, ...change })).toBe(isValid)
})

test('a name of mine and an order of theirs go together, two orders do not', () => {
  const theirs = { ...base, conversations: ['b', 'a', 'c'] }
  const joined = mergePlaylistEdits(base, { ...base, name: 'Mine' }, theirs)
  expect(joined).toEqual({ merged: { ...theirs, name: 'Mine' }, conflicts: [] })
  const longer = { ...base, conversations: ['a', 'b', 'c'] }
  const orders = mergePlaylistEdits(
    longer,
    { ...longer, conversations: ['c', 'a', 'b'] },
    { ...longer, conversations: ['b', 'c', 'a'] },
  )
  expect(orders.conflicts).toEqual(['conversations'])
  // Each order is joined by itself; an edit from before playlists had songs follows those of others.
  const sung = { ...base, songs: ['t', 's', 'u'] }
  expect(mergePlaylistEdits(base, theirs, sung).merged).toEqual({ ...theirs, songs: sung.songs })
  const { songs: _, ...before } = base
  const older = mergePlaylistEdits(before, { ...before, name: 'Mine' }, sung)
  expect(older).toEqual({ merged: { ...sung, name: 'Mine' }, conflicts: [] })
})
