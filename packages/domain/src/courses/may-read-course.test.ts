import { expect, test } from 'vitest'
import { type Reader, visitor } from '../accounts/reader'
import { mayChangeCourse, mayReadCourse } from './may-read-course'

const user = (id: string, role: 'editor' | 'admin' | null = null): Reader => ({
  kind: 'user',
  id,
  role,
  isStudent: false,
})
const published = { author: 'u1', isPublished: true, heldAt: null, deletedAt: null }
const draft = { ...published, isPublished: false }
const held = { ...published, heldAt: new Date(0) }
const deleted = { ...published, deletedAt: new Date(0) }
const orphan = { ...draft, author: null }
const followed = { ...draft, isFollowed: true }

test.each([
  ['visitor', visitor, [true, false, false, false, false, true], false],
  ['author', user('u1'), [true, true, true, false, false, true], true],
  ['other user', user('u2'), [true, false, false, false, false, true], false],
  ['editor', user('u3', 'editor'), [true, false, true, false, false, true], false],
  ['admin', user('u4', 'admin'), [true, true, true, false, true, true], true],
] as const)(
  '%s reads published, draft, held, deleted, draft without author, followed by a class',
  (_name, reader, reads, changes) => {
    const all = [published, draft, held, deleted, orphan, followed]
    expect(all.map(course => mayReadCourse(reader, course))).toEqual(reads)
    expect(mayChangeCourse(reader, published.author)).toBe(changes)
  },
)
