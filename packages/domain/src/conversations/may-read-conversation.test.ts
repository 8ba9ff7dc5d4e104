import { expect, test } from 'vitest'
import { type Reader, visitor } from '../accounts/reader'
import { mayReadConversation } from './may-read-conversation'

const author: Reader = { kind: 'user', id: 'u1', role: null, isStudent: false }
const other: Reader = { kind: 'user', id: 'u2', role: null, isStudent: false }
const editor: Reader = { kind: 'user', id: 'u3', role: 'editor', isStudent: false }
const admin: Reader = { kind: 'user', id: 'u4', role: 'admin', isStudent: false }
const published = { author: 'u1', isPublished: true, isDeleted: false }
const draft = { author: 'u1', isPublished: false, isDeleted: false }
const orphanDraft = { author: null, isPublished: false, isDeleted: false }
const deleted = { author: 'u1', isPublished: true, isDeleted: true }

test.each([
  ['visitor', visitor, [true, false, false, false]],
  ['author', author, [true, true, false, false]],
  ['other user', other, [true, false, false, false]],
  ['editor', editor, [true, false, false, false]],
  ['admin', admin, [true, true, true, false]],
] as const)(
  '%s reads published, draft, draft without author, deleted',
  (_name, reader, expected) => {
    const seen = [published, draft, orphanDraft, deleted].map(c => mayReadConversation(reader, c))
    expect(seen).toEqual(expected)
  },
)
