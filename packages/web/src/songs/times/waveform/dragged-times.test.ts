import { expect, test } from 'vitest'
import { draggedTimes } from './dragged-times'

const lyric = { id: 'a', start: 1000, stop: 1250 }

test.each([
  ['its start is pulled', lyric, { start: 9.004, end: 12.5 }, 'start', { start: 900 }],
  ['its end is pulled', lyric, { start: 10, end: 13.005 }, 'end', { stop: 1301 }],
  ['it is moved on', lyric, { start: 11.25, end: 13.75 }, undefined, { start: 1125, stop: 1375 }],
  ['to the very beginning', lyric, { start: 0, end: 1.5 }, undefined, { start: 0, stop: 250 }],
  ['to the very end', lyric, { start: 19, end: 20 }, undefined, { start: 1750, stop: 2000 }],
  ['no end was set', { ...lyric, stop: 0 }, { start: 4, end: 4 }, undefined, { start: 400 }],
  [
    'it ends beyond the recording',
    { id: 'a', start: 1900, stop: 2500 },
    { start: 18, end: 20 },
    undefined,
    { start: 1800, stop: 2400 },
  ],
] as const)('%s', (_, before, shown, side, times) => {
  expect(draggedTimes(before, shown, side, 20)).toEqual(times)
})
