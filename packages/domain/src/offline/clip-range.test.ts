import { expect, test } from 'vitest'
import { clipRange } from './clip-range'

test.each([
  [null, { kind: 'whole' }],
  ['bytes=0-1', { kind: 'part', start: 0, end: 1 }],
  ['bytes=0-', { kind: 'part', start: 0, end: 99 }],
  ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
  ['bytes=90-200', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-10', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-200', { kind: 'part', start: 0, end: 99 }],
  ['bytes=-0', { kind: 'beyond' }],
  ['bytes=100-', { kind: 'beyond' }],
  ['bytes=100-200', { kind: 'beyond' }],
  ['bytes=9-8', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['lines=1-2', { kind: 'whole' }],
])('%s of 100 bytes', (header, range) => expect(clipRange(header, 100)).toEqual(range))
