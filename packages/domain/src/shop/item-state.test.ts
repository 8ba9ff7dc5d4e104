import { expect, test } from 'vitest'
import { refusalToRefund, refusalToUse } from './item-state'

test.each([
  [{ isUsed: false, isRefunded: false }, undefined, undefined],
  [{ isUsed: true, isRefunded: false }, undefined, 'item-is-used'],
  [{ isUsed: false, isRefunded: true }, 'item-is-refunded', 'item-is-refunded'],
])('a purchase %j: using it %s, giving back %s', (item, used, refunded) => {
  expect([refusalToUse(item), refusalToRefund(item)]).toEqual([used, refunded])
})
