import { expect, test } from 'vitest'
import { unsentLead } from './log-out'

test.each([
  [{ plays: 1, answers: 0, edits: 0 }, '1 play is not saved yet.'],
  [{ plays: 0, answers: 0, edits: 1 }, '1 piece of unfinished work is not saved yet.'],
  [{ plays: 2, answers: 1, edits: 0 }, '2 plays and 1 answer are not saved yet.'],
  [
    { plays: 2, answers: 31, edits: 3 },
    '2 plays, 31 answers, and 3 pieces of unfinished work are not saved yet.',
  ],
])('what waits is told before logging out: %j', (unsent, says) => {
  expect(unsentLead(unsent)).toMatch(says)
})
