import { expect, test } from 'vitest'
import { type BookFacts, type BookStatus, bookStatus, isUnsafeToLeave } from './book-status'

const still: BookFacts = {
  waiting: 0,
  isSending: false,
  hasFault: false,
  hasFailed: false,
  hasSaved: false,
}

test.each<[string, Partial<BookFacts>, BookStatus, boolean]>([
  ['nothing was edited', {}, 'idle', false],
  ['an edit waits', { waiting: 1 }, 'waitingToSend', true],
  ['it is on its way', { waiting: 1, isSending: true }, 'pending', true],
  ['all is stored', { hasSaved: true }, 'success', false],
  [
    'an edit was made while another was stored',
    { waiting: 1, hasSaved: true },
    'waitingToSend',
    true,
  ],
  ['the last try failed', { waiting: 1, hasFailed: true }, 'error', true],
  ['a field is wrong', { waiting: 2, hasFault: true, hasFailed: true }, 'formError', true],
  [
    'a field is wrong, but others are on their way',
    { waiting: 2, hasFault: true, isSending: true },
    'pending',
    true,
  ],
])('when %s', (_when, facts, status, isUnsafe) => {
  expect(bookStatus({ ...still, ...facts })).toBe(status)
  expect(isUnsafeToLeave(status)).toBe(isUnsafe)
})
