import { expect, test } from 'vitest'
import { namedToAll } from './named-to-all'

test.each([
  ['personal', true],
  ['teacher', true],
  ['student', false],
] as const)('whether everybody may read the name of a %s: %s', (type, named) => {
  expect(namedToAll(type)).toBe(named)
})
