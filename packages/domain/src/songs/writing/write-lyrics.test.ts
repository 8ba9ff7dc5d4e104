import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lyricFormats } from '../adding/notices'
import { shown, songOfCases } from '../files/files-cases'
import { areWordTimes } from '../lyrics/word-times'
import type { ExportFormat, FileLine, SongFile } from './song-file'
import { fileEndings, writeLyrics } from './write-lyrics'
import { writtenAndRead } from './written-and-read'

const line = (text: string, start: number, stop: number, more: Partial<FileLine> = {}) => ({
  text,
  start,
  stop,
  translation: '',
  marks: null,
  ...more,
})

const song: SongFile = {
  ...songOfCases,
  lines: [
    line('La mer', 1000, 1250, { translation: 'The sea', marks: [0, 1010, 3, 1100] }),
    line('3 < 5 & "oh"', 1300, 1503),
    line('no times', 0, 0),
  ],
}

const linesOf = (format: ExportFormat) => writeLyrics(format, song, 'both').text.split('\n')

describe('a song as a file', () => {
  test('of LRC, alone and with the times of words', () => {
    expect(linesOf('lrc')).toEqual([
      '[ti:Tarde]',
      '[ar:Ana Mar]',
      '[length:01:00.00]',
      '[00:10.00]La mer',
      '[00:10.00]The sea',
      '[00:12.51]',
      '[00:13.00]3 < 5 & "oh"',
      '[00:15.04]',
      '',
    ])
    expect(linesOf('lrcWords')[3]).toBe('[00:10.00]<00:10.10>La <00:11.00>mer')
  })

  test('of subtitles', () => {
    expect(linesOf('srt').slice(0, 5)).toEqual([
      '1',
      '00:00:10,000 --> 00:00:12,500',
      'La mer',
      'The sea',
      '',
    ])
    expect(linesOf('webvtt').slice(2)).toEqual([
      '00:00:10.000 --> 00:00:12.500',
      '<00:00:10.100>La <00:00:11.000>mer',
      'The sea',
      '',
      '00:00:13.000 --> 00:00:15.030',
      '3 &lt; 5 &amp; "oh"',
      '',
    ])
    expect(linesOf('ass').slice(-3)).toEqual([
      'Dialogue: 0,0:00:10.00,0:00:12.50,Default,,0,0,0,,{\\k10}{\\k90}La {\\k150}mer\\NThe sea',
      'Dialogue: 0,0:00:13.00,0:00:15.03,Default,,0,0,0,,3 < 5 & "oh"',
      '',
    ])
  })

  test('of Timed Text and of a karaoke game', () => {
    expect(linesOf('ttml').slice(1, 5)).toEqual([
      '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:itunes="http://music.apple.com/lyric-ttml-internal" itunes:timing="Word" xml:lang="es">',
      '<head><metadata><ttm:title>Tarde</ttm:title></metadata></head>',
      '<body dur="00:01:00.000"><div>',
      '<p begin="00:00:10.000" end="00:00:12.500" itunes:key="L1"><span begin="00:00:10.100" end="00:00:11.000">La</span> <span begin="00:00:11.000" end="00:00:12.500">mer</span><span ttm:role="x-translation" xml:lang="en">The sea</span></p>',
    ])
    expect(linesOf('ultrastar').slice(3)).toEqual([
      '#BPM:300',
      '#GAP:0',
      'F 202 18 0 La',
      'F 220 30 0  mer',
      '- 250',
      'F 260 41 0 3 < 5 & "oh"',
      'E',
      '',
    ])
  })

  test.each([
    ['lrc', 'both', 'untimed 1, wordTimes 1'],
    ['lrcWords', 'both', 'untimed 1'],
    ['srt', 'original', 'untimed 1, wordTimes 1'],
    ['webvtt', 'both', 'untimed 1'],
    ['ass', 'translation', 'untimed 1, untranslated 1'],
    ['ttml', 'both', 'untimed 1'],
    ['ultrastar', 'both', 'untimed 1, translations 1, starts 1, rounded 1'],
  ] as const)('of %s tells what is left out: %s', (format, layer, told) => {
    const { leftOut, lines } = writeLyrics(format, song, layer)
    expect(leftOut.map(({ code, count }) => `${code} ${count}`).join(', ')).toBe(told)
    expect(lines).toBe(2)
    expect(fileEndings[format]).toMatch(/^[a-z]{3,4}$/)
  })

  test.each([
    ['lrc', '[10:30] son', '(10:30) son'],
    ['lrcWords', '<00:10.00>son', '‹00:10.00›son'],
    ['srt', '<i>son</i>', '‹i›son‹/i›'],
    ['srt', '1:10 --> 1:20', '1:10 --› 1:20'],
    ['ass', '{son}', '(son)'],
    ['ultrastar', 'so~n', 'so-n'],
  ] as const)('of %s has other signs where these mean something: %s', (format, text, written) => {
    const { text: file, leftOut } = writeLyrics(
      format,
      { ...song, lines: [line(text, 1000, 1250)] },
      'both',
    )
    expect(leftOut).toEqual([{ code: 'signs', count: 1 }])
    expect(file).toContain(written)
  })

  test('an end that LRC cannot tell is told, and the translations alone are written', () => {
    const lines = [line('a', 1000, 1400), line('b', 1300, 1500)]
    expect(writeLyrics('lrc', { ...song, lines }, 'both').leftOut).toEqual([
      { code: 'ends', count: 1 },
    ])
    expect(writeLyrics('srt', song, 'translation').text.split('\n')[2]).toBe('The sea')
  })
})

const words = fc
  .array(
    fc.constantFrom('La', 'mer,', "j'ai", '¿qué?', '99', '<3', 'R&B', '"oh"', '-', '(ah)', '5:30'),
    { minLength: 1, maxLength: 6 },
  )
  .map(all => all.join(' '))

/** Lines one behind the other, or over each other. */
const lyrics = fc
  .array(
    fc.record({
      text: words,
      translation: fc.oneof(fc.constant(''), words),
      gap: fc.integer({ min: -50, max: 400 }),
      length: fc.integer({ min: 10, max: 900 }),
      times: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map(rows => {
    let at = 1000
    return rows.map(({ text, translation, gap, length, times }): FileLine => {
      const start = at + Math.max(1 - (at - 1000), gap)
      const stop = start + length
      at = stop
      const places = [0, ...text.matchAll(/ (?=\S)/g)].map(one =>
        typeof one === 'number' ? one : one.index + 1,
      )
      const sorted = times.toSorted((one, other) => one - other)
      const marks = sorted
        .slice(0, places.length)
        .flatMap((time, index) => [places[index] ?? 0, start + Math.floor(time * length)])
      const isTold = marks.length > 2 || (marks[1] ?? start) > start
      return { text, translation, start, stop, marks: isTold ? marks : null }
    })
  })

const stamps = lyricFormats.filter(format => format !== 'noTimestamps')

test.each(stamps)('law: what is written as %s and read again is the same', format => {
  fc.assert(
    fc.property(lyrics, lines => {
      for (const { text, start: startTime, stop: stopTime, marks } of lines)
        expect(!marks || areWordTimes({ text, startTime, stopTime }, marks)).toBe(true)
      const { reading, leftOut } = writtenAndRead(format, { ...song, lines }, songOfCases)
      fc.pre(!leftOut.includes('ends') && !leftOut.includes('signs'))
      const begins = (one: FileLine) =>
        format === 'ultrastar' ? (one.marks?.[1] ?? one.start) : one.start
      const sorted = lines.toSorted((one, other) => begins(one) - begins(other))
      // Two at one moment, as UltraStar tells moments, are a lyric and its translation, or the same.
      fc.pre(
        sorted.every((one, index) => !index || begins(one) - begins(sorted[index - 1] ?? one) > 5),
      )
      const held = sorted.map(one => ({
        ...one,
        line: 0,
        leaveOut: false,
        translation: format === 'ultrastar' ? '' : one.translation,
        marks: format === 'srt' ? null : one.marks,
      }))
      const whole = { kind: 'read' as const, lyrics: held, warnings: [], metadata: {} }
      const [read, told] = [reading, whole].map(one =>
        shown(one).lines.map(text => text.replace(' (out)', '')),
      )
      if (format !== 'ultrastar') {
        expect(read).toEqual(told)
        return
      }
      if (reading.kind !== 'read') throw new Error(reading.kind)
      for (const [index, { start, stop, text }] of reading.lyrics.entries()) {
        const one = held[index]
        expect(text).toBe(one?.text)
        // A line is as long as a note at least.
        expect(Math.abs(start - (one ? begins(one) : 0))).toBeLessThanOrEqual(5)
        expect(Math.abs(stop - (one?.stop ?? 0))).toBeLessThanOrEqual(5)
      }
    }),
  )
})
