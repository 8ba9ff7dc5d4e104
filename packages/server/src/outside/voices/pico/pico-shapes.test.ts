import { expect, test } from 'vitest'
import { shapeOf } from './pico-shapes'

test.each([
  ['an adult', { voice: 'low', age: 'adult', pace: 1 }, { pitch: 70, stretch: 1.1, pace: 1 }],
  ['a child', { voice: 'high', age: 'child', pace: 1 }, { pitch: 124, stretch: 1, pace: 1 }],
  ['a boy', { voice: 'low', age: 'child', pace: 0.85 }, { pitch: 124, stretch: 1, pace: 0.85 }],
  ['an old man', { voice: 'low', age: 'old', pace: 1 }, { pitch: 63, stretch: 1.1, pace: 0.93 }],
  ['an old woman', { voice: 'high', age: 'old', pace: 1 }, { pitch: 93, stretch: 1, pace: 0.93 }],
] as const)('%s has a voice of that age', (_, as, shape) => {
  expect(shapeOf('es', as)).toEqual(shape)
})
