import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rememberViewed } from './recently-viewed'

test('the newest view stands first and a repeated one moves up', () => {
  expect(rememberViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
})

test('at most ten ids are kept, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), views => {
      const ids = views.reduce<string[]>(rememberViewed, [])
      expect(ids.length).toBeLessThanOrEqual(10)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
