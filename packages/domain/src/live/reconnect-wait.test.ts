import { expect, test } from 'vitest'
import { reconnectWait } from './reconnect-wait'
import { isWireKnown, wireLimits } from './wire-limits'

test.each([
  [0, 0.5, 500],
  [1, 0, 250],
  [1, 0.5, 500],
  [2, 0.5, 1000],
  [3, 0.999, 2998],
  [5, 0.5, 8000],
  [1000, 0.5, 8000],
])('after %i failures and chance %d a page waits %i ms', (failures, chance, wait) => {
  expect(reconnectWait(failures, chance)).toBe(wait)
})

test('a page of one wire before or after is understood, no other', () => {
  const around = [-2, -1, 0, 1, 2].map(by => isWireKnown(wireLimits.version + by))
  expect(around).toEqual([false, true, true, true, false])
})
