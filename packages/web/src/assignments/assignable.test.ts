import { expect, test } from 'vitest'
import { saysWhat } from './assignable'

const thing = { id: 'x', title: 'X' }

test.each([
  [
    'conversationGame',
    'speaking',
    { conversation: 'x', type: 'conversationGame', mode: 'speaking' },
  ],
  ['conversationGame', 'writing', { conversation: 'x', type: 'conversationGame', mode: 'any' }],
  ['pronunciationCustom', 'writing', { pronunciationList: 'x', mode: 'writing' }],
  ['pronunciationCustom', 'speaking', { pronunciationList: 'x', mode: 'any' }],
] as const)('%s with %s is sent as %j', (activity, mode, expected) => {
  expect(saysWhat({ ...thing, activity }, mode)).toEqual(expected)
})
