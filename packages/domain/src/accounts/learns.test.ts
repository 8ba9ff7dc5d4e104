import { expect, test } from 'vitest'
import { beginsIn } from './begins-in'
import { asksLearns, type Learns } from './learns'

test.each<[Learns | null, string, boolean]>([
  [null, 'personal', true],
  [null, 'student', true],
  [null, 'teacher', false],
  ['es', 'personal', false],
  ['all', 'student', false],
])('who learns %j with a %s account is asked: %s', (learns, type, asked) => {
  expect(asksLearns({ learns, type })).toBe(asked)
})

test.each<[Learns | undefined, unknown, string | undefined]>([
  [undefined, 'es', 'es'],
  [undefined, 'all', undefined],
  [undefined, null, undefined],
  [undefined, undefined, undefined],
  [undefined, 'nonsense', undefined],
  ['de', 'es', undefined],
  ['all', 'es', undefined],
])('a search for %j by who learns %j begins in %j', (asked, learns, language) => {
  expect(beginsIn(asked, learns)).toBe(language)
})
