import { expect, test } from 'vitest'
import { dealCharacters } from './deal'

test.each([
  [0, { 1: 1, 2: 2 }],
  [0.49, { 1: 1, 2: 2 }],
  [0.5, { 1: 2, 2: 1 }],
  [0.99, { 1: 2, 2: 1 }],
])('the draw %d deals %j', (value, dealt) => {
  expect(dealCharacters(() => value)).toEqual(dealt)
})
