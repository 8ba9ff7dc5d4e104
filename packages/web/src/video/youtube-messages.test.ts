import { expect, test } from 'vitest'
import { readMessage } from './youtube-messages'

test.each([
  [{ event: 'onReady' }, { isReady: true }],
  [
    { event: 'initialDelivery', info: { currentTime: 0, playerState: 5, duration: 213.4 } },
    { time: 0, state: 5, duration: 213.4 },
  ],
  [{ event: 'infoDelivery', info: { currentTime: 12.5, mediaReferenceTime: 1 } }, { time: 12.5 }],
  [{ event: 'infoDelivery', info: { playbackRate: 0.5 } }, { rate: 0.5 }],
  [{ event: 'infoDelivery', info: { currentTime: 'x', playerState: 9 } }, {}],
  [{ event: 'infoDelivery', info: null }, {}],
  [{ event: 'onStateChange', info: 1 }, { state: 1 }],
  [{ event: 'onError', info: 150 }, { fault: 'refused' }],
  [{ event: 'onError', info: 101 }, { fault: 'refused' }],
  [{ event: 'onError', info: 100 }, { fault: 'gone' }],
  [{ event: 'onError', info: 5 }, { fault: 'broken' }],
  [{ event: 'apiInfoDelivery', info: {} }, null],
  ['not JSON at all', null],
  [{ other: 'page' }, null],
  [null, null],
])('%j tells %j', (message, told) => {
  expect(readMessage(JSON.stringify(message))).toEqual(told)
})

test('a message that is no text is read as it is', () => {
  expect(readMessage({ event: 'onStateChange', info: 2 })).toEqual({ state: 2 })
  expect(readMessage('{')).toBeNull()
})
