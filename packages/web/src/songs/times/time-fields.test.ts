import { expect, test } from 'vitest'
import {
  changedLyrics,
  fieldsOfTimeline,
  mergeTimes,
  timeFieldsOf,
  timelineOfFields,
} from './time-fields'

const lyrics = [
  { id: 'a', startTime: 1.2, stopTime: 3.39 },
  { id: 'b', startTime: 3.4, stopTime: 0 },
]
const fields = { 'a.start': 120, 'a.stop': 339, 'b.start': 340, 'b.stop': 0 }

test('times are fields in hundredths, and a timeline again', () => {
  expect(timeFieldsOf(lyrics)).toEqual(fields)
  expect(fieldsOfTimeline(timelineOfFields(lyrics, fields))).toEqual(fields)
})

test('a lyric whose times stay is the very same value', () => {
  const before = timelineOfFields(lyrics, fields)
  const after = timelineOfFields(lyrics, { ...fields, 'b.stop': 500 }, before)
  expect(after[0]).toBe(before[0])
  expect(after[1]).toEqual({ id: 'b', start: 340, stop: 500 })
})

test('only lyrics with another time are sent', () => {
  expect(changedLyrics({ ...fields, 'b.stop': 500, 'b.start': 350 }, fields)).toEqual(['b'])
  expect(changedLyrics(fields, fields)).toEqual([])
})

test('two editors clash over the very same time alone', () => {
  const mine = { ...fields, 'a.start': 130, 'b.stop': 500 }
  const theirs = { ...fields, 'a.stop': 330, 'b.stop': 510 }
  expect(mergeTimes(fields, mine, theirs)).toEqual({
    merged: { 'a.start': 130, 'a.stop': 330, 'b.start': 340, 'b.stop': 500 },
    conflicts: ['b.stop'],
  })
})

test('what was set of a lyric that is gone goes with it, and a new one comes in', () => {
  const theirs = { 'a.start': 120, 'a.stop': 339, 'c.start': 700, 'c.stop': 800 }
  expect(mergeTimes(fields, { ...fields, 'b.stop': 500 }, theirs)).toEqual({
    merged: theirs,
    conflicts: [],
  })
})
