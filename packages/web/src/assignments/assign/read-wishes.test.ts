import { expect, test } from 'vitest'
import { readWishes } from './read-wishes'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  ['', 'is required'],
  ['0', 'must be a whole number of at least 1'],
  ['1.5', 'must be a whole number of at least 1'],
  ['many', 'must be a whole number of at least 1'],
  ['99999999', 'must be a whole number of at least 1'],
  ['20000', undefined],
])('the score %j: %s', (score, fault) => {
  expect(readWishes(formOf({ requirement: 'score', score }), 'conversationGame').fault).toBe(fault)
})

test('a score counts only where it is asked for', () => {
  const { fault, wishes } = readWishes(
    formOf({ requirement: 'win', score: 'x', mode: 'reading' }),
    'conversationGame',
  )
  expect(fault).toBeUndefined()
  expect(wishes).toEqual({ mode: 'reading', difficulty: 'any', requirement: 'win' })
})

test.each([
  ['conversationGame', 'speaking', 'speaking'],
  ['conversationGame', 'writing', 'any'],
  ['pronunciationCustom', 'writing', 'writing'],
  ['pronunciationCustom', 'speaking', 'any'],
] as const)('in %s the mode %s is read as %s', (activity, mode, expected) => {
  expect(readWishes(formOf({ mode }), activity).wishes.mode).toBe(expected)
})
