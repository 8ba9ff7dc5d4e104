import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areWordTimes,
  joinWordTimes,
  keptWordTimes,
  mostWordTimes,
  splitWordTimes,
  type TimedText,
} from './word-times'

const line = { text: 'la mer qui danse', startTime: 200, stopTime: 600 }
const marks = [0, 200, 3, 250, 7, 400, 11, 450]

test.each([
  ['rise from the first sign on', marks, true],
  ['may begin later than the line', [0, 230], true],
  ['may be sung together', [0, 200, 3, 200], true],
  ['begin elsewhere', [3, 250], false],
  ['begin before the line', [0, 199], false],
  ['end after it', [0, 200, 3, 601], false],
  ['lie behind the text', [0, 200, 16, 300], false],
  ['go back in the text', [0, 200, 7, 250, 3, 260], false],
  ['go back in time', [0, 300, 3, 250], false],
  ['are no whole hundredths', [0, 200.5], false],
  ['are not told in pairs', [0, 200, 3], false],
  ['are none', [], false],
])('word times that %s', (_, told, are) => {
  expect(areWordTimes(line, told)).toBe(are)
})

test('a lyric has at most 200 of them', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => [at, 300]).flat()
  const long = { ...line, text: 'a'.repeat(300) }
  expect(areWordTimes(long, many(mostWordTimes))).toBe(true)
  expect(areWordTimes(long, many(mostWordTimes + 1))).toBe(false)
})

test.each([
  ['nothing changed', {}, marks],
  ['the text is another one', { text: 'la mer' }, null],
  ['both times moved alike', { startTime: 100, stopTime: 500 }, [0, 100, 3, 150, 7, 300, 11, 350]],
  ['the start alone moved', { startTime: 300 }, [0, 300, 3, 300, 7, 400, 11, 450]],
  ['the stop alone moved', { stopTime: 420 }, [0, 200, 3, 250, 7, 400, 11, 420]],
  ['the times are gone', { startTime: 0, stopTime: 0 }, null],
])('when %s', (_, change, kept) => {
  expect(keptWordTimes({ ...line, marks }, { ...line, ...change })).toEqual(kept)
})

test('a lyric without word times never gets any by itself', () => {
  expect(keptWordTimes({ ...line, marks: null }, { ...line, startTime: 100 })).toBe(null)
  expect(splitWordTimes(null, 7, [line, line])).toEqual([null, null])
  const lower = { text: 'là', marks }
  expect(joinWordTimes({ marks: null }, lower, line)).toBe(null)
  expect(joinWordTimes({ marks }, { ...lower, marks: null }, line)).toBe(null)
})

test('a split lyric divides them, and the second half begins with a time', () => {
  const halves: [TimedText, TimedText] = [
    { text: 'la mer', startTime: 200, stopTime: 374 },
    { text: 'qui danse', startTime: 375, stopTime: 600 },
  ]
  expect(splitWordTimes(marks, 7, halves)).toEqual([
    [0, 200, 3, 250],
    [0, 400, 4, 450],
  ])
  expect(splitWordTimes([0, 200, 11, 450], 7, halves)).toEqual([
    [0, 200],
    [0, 375, 4, 450],
  ])
})

test('merged lyrics join them, unless they overlap', () => {
  const lower = { text: 'là', startTime: 600, stopTime: 700, marks: [0, 620] }
  const joined = { text: `${line.text} là`, startTime: 200, stopTime: 700 }
  expect(joinWordTimes({ marks }, lower, joined)).toEqual([...marks, 17, 620])
  expect(joinWordTimes({ marks }, { ...lower, marks: [0, 300] }, joined)).toBe(null)
})

const timed = fc
  .record({
    words: fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 2, maxLength: 8 }),
    startTime: fc.nat(500),
    steps: fc.array(fc.nat(50), { minLength: 8, maxLength: 8 }),
  })
  .map(({ words, startTime, steps }) => {
    const text = words.join(' ')
    let [offset, time] = [0, startTime]
    const told = words.flatMap((word, index) => {
      const pair = [offset, time]
      offset += word.length + 1
      time += steps[index] ?? 0
      return pair
    })
    return { text, startTime, stopTime: time + 10, marks: told }
  })

test('word times stay word times, however their lyric is moved, split and merged', () => {
  fc.assert(
    fc.property(timed, fc.nat(900), fc.nat(900), fc.nat(6), (told, start, length, at) => {
      expect(areWordTimes(told, told.marks)).toBe(true)
      const moved = { ...told, startTime: start, stopTime: start + 1 + length }
      const kept = keptWordTimes(told, moved)
      expect(kept && areWordTimes(moved, kept)).toBe(true)
      const spaces = [...told.text.matchAll(/ /g)].map(({ index }) => index + 1)
      const cut = spaces[at % spaces.length] ?? 0
      const middle = Math.max(told.startTime + 1, Math.floor((told.startTime + told.stopTime) / 2))
      const first = { ...told, text: told.text.slice(0, cut).trim(), stopTime: middle }
      const second = { ...told, text: told.text.slice(cut), startTime: middle }
      const [upper, lower] = splitWordTimes(told.marks, cut, [first, second])
      expect(upper && areWordTimes(first, upper)).toBe(true)
      expect(lower && areWordTimes(second, lower)).toBe(true)
      const joined = joinWordTimes({ marks: upper }, { ...second, marks: lower }, told)
      expect(joined?.filter((_, index) => index % 2 === 0)).toEqual(
        told.marks.filter((_, index) => index % 2 === 0),
      )
    }),
  )
})
