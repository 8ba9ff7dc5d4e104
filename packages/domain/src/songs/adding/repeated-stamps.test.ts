import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLyrics } from '../files/read-lyrics'
import { combineLyrics } from './combine-lyrics'
import type { DraftLyric } from './draft-lyric'
import type { ImportSong } from './no-timestamps'

const song: ImportSong = {
  language: 'french',
  duration: 360_000,
  title: 'La mer',
  artist: 'Les Voisins',
}

/** What is read of a text: times in hundredths. */
function readAll(text: string) {
  const reading = readLyrics('mulanci', text, song)
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading
}

const two = (number: number) => String(number).padStart(2, '0')
const stampOf = (time: number) =>
  `[${two(Math.floor(time / 6000))}:${two(Math.floor(time / 100) % 60)}.${two(time % 100)}]`

/** The times of so many stamps, 7.01 s apart. */
const times = (count: number) => Array.from({ length: count }, (_, place) => 1000 + 701 * place)

const draftOf = (text: string, start: number, stop: number, place: number): DraftLyric => ({
  key: `new ${place}`,
  id: null,
  text,
  translation: '',
  translationPending: false,
  pinyin: '',
  words: [],
  start,
  stop,
  textIsEnglish: false,
  firstSungLyric: false,
  leaveOut: false,
  duplicateLyric: false,
  emptyLyric: false,
  skip: false,
})

describe.each([2, 3, 19])('%i stamps on a line', count => {
  const stamps = times(count)
  const head = stamps.map(stampOf).join('')

  test('are as many lyrics, each at its own time', () => {
    const { lyrics } = readAll(`${head}La mer\n[00:01.00]Le vent\n[00:02.00]La mer`)
    expect(lyrics.map(({ start, text }) => [start, text])).toEqual([
      [100, 'Le vent'],
      [200, 'La mer'],
      ...stamps.map(time => [time, 'La mer']),
    ])
  })

  test('of an empty line end the lyric before each', () => {
    const sung = stamps.map(time => `${stampOf(time - 300)}La mer`)
    const { lyrics } = readAll([head, ...sung].join('\n'))
    expect(lyrics.map(({ start, stop }) => [start, stop])).toEqual(
      stamps.map(time => [time - 300, time - 1]),
    )
  })

  test('are told of once', () => {
    const { warnings } = readAll(`${head}<00:01.00>La <00:02.00>mer`)
    expect(warnings.map(({ code }) => code)).toEqual(['word-stamps'])
  })
})

/** A line: its stamps, and what is sung at them. */
const line = fc.record({
  at: fc.uniqueArray(fc.integer({ min: 0, max: 350_000 }), { minLength: 1, maxLength: 19 }),
  text: fc.constantFrom('La mer', 'Le vent', 'oh', ''),
})

test('law: as many lyrics at different times or with different texts as the text has', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), lines => {
      const told = lines.flatMap(({ at, text }) =>
        text === '' ? [] : at.map(time => `${time} ${text}`),
      )
      fc.pre(told.length > 0)
      const text = lines.map(one => one.at.map(stampOf).join('') + one.text).join('\n')
      const { lyrics } = readAll(text)
      expect(lyrics.map(one => `${one.start} ${one.text}`).toSorted()).toEqual(told.toSorted())
      const drafts = lyrics.map((one, place) => draftOf(one.text, one.start, one.stop, place))
      const combined = combineLyrics([], drafts, 'mulanci').lyrics
      expect(combined.map(one => `${one.start} ${one.text}`).toSorted()).toEqual(told.toSorted())
    }),
  )
})
