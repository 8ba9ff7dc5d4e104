import { expect, test } from 'vitest'
import { retryWait } from './retry-wait'

test('waits 2, 5, 15, and then always 60 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryWait)).toEqual([2000, 5000, 15_000, 60_000, 60_000, 60_000])
})
