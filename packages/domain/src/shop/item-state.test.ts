import { expect, test } from 'vitest'
import { refundRefusal, useRefusal } from './item-state'

test.each([
  [{ isUsed: false, isRefunded: false }, undefined, undefined],
  [{ isUsed: true, isRefunded: false }, undefined, 'item-is-used'],
  [{ isUsed: false, isRefunded: true }, 'item-is-refunded', 'item-is-refunded'],
])('a purchase %j: using it %s, giving back %s', (item, used, refunded) => {
  expect([useRefusal(item), refundRefusal(item)]).toEqual([used, refunded])
})
