import { expect, test } from 'vitest'
import { type Reader, visitor } from '../accounts/reader'
import { isPlaylistAuthor, mayChangePlaylist } from './may-change-playlist'

const user = (id: string, role: 'editor' | 'admin' | null = null): Reader => ({
  kind: 'user',
  id,
  role,
  isStudent: false,
})

test.each([
  ['its author', user('ada'), 'ada', true, true],
  ['somebody else', user('bo'), 'ada', false, false],
  ['an editor', user('bo', 'editor'), 'ada', false, false],
  ['an admin', user('bo', 'admin'), 'ada', false, true],
  ['a visitor', visitor, 'ada', false, false],
  ['a user, when nobody made it', user('ada'), null, false, false],
  ['a visitor, when nobody made it', visitor, null, false, false],
])('%s', (_who, reader, author, isAuthor, mayChange) => {
  expect(isPlaylistAuthor(reader, author)).toBe(isAuthor)
  expect(mayChangePlaylist(reader, author)).toBe(mayChange)
})
