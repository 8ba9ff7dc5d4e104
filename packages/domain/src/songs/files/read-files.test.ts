import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lyricFormats } from '../adding/notices'
import { repair, repairsOf } from '../adding/repair'
import { shown, songOfCases } from './files-cases'
import { readLyrics } from './read-lyrics'

const cue = '00:00:10,000 --> 00:00:12,500'
const next = '00:00:13,000 --> 00:00:15,000'
const both = ['10-12.5 La mer', '13-15 Le vent']
const line = '<p begin="10" end="12.5">La mer</p>'

test.each([
  ['a line before the first cue', 'srt', `by Ana\n${cue}\nLa mer`, ['10-12.5 La mer']],
  ['a line parted from its cue', 'srt', `${cue}\nLa\n\n\nmer\n\n2\n${next}\nLe vent`, both],
  [
    'a cue whose times are none',
    'srt',
    `${cue}\nLa mer\n\n1\n00:00:1O --> 00:00:11\noh\noh\n\n2\n${next}\nLe vent`,
    both,
  ],
  [
    'an event whose times are none',
    'ass',
    'Dialogue: 0,0:00:10.00,0:00:12.50,,,0,0,0,,La mer\nDialogue: 0,0:00:xx,,,,0,0,0,,oh',
    ['10-12.5 La mer'],
  ],
  [
    'bare signs',
    'ttml',
    `<tt>${line.replace('mer', 'mer & R&B &eacute;')}</tt>`,
    ['10-12.5 La mer & R&B &eacute;'],
  ],
  [
    'entities of its own',
    'ttml',
    `<!DOCTYPE tt [<!ENTITY a "b">]><tt>${line}</tt>`,
    ['10-12.5 La mer'],
  ],
  ['two lines without times', 'ttml', `<tt><p>oh</p>${line}<p>ah</p></tt>`, ['10-12.5 La mer']],
  [
    'a line of no note',
    'ultrastar',
    '#TITLE:x\n#BPM:300\n: 200 50 0 La mer\nhello\nE',
    ['10-12.5 La mer'],
  ],
] as const)('with its faults put right, %s is read', (_, format, text, lines) => {
  const reading = readLyrics(format, text, songOfCases)
  expect(reading.kind).toBe('faulty')
  if (reading.kind !== 'faulty') return
  const again = readLyrics(format, repair(text, reading.faults), songOfCases)
  expect(shown(again).lines).toEqual(lines)
})

test('a line that is parted from its cue may go instead', () => {
  const text = `${cue}\nLa mer\n\nby Ana\n\n2\n${next}\nLe vent`
  const reading = readLyrics('srt', text, songOfCases)
  if (reading.kind !== 'faulty') throw new Error(reading.kind)
  expect(reading.faults.map(repairsOf)).toEqual([['join', 'remove']])
  const again = readLyrics('srt', repair(text, reading.faults, 'remove'), songOfCases)
  expect(shown(again).lines).toEqual(both)
})

/** What files are made of, in any order. */
const scraps =
  '00:00:10,000 --> 00:00:12,500@\n@\n\n@1@La mer@<i>@{\\k50}@&@-->@WEBVTT@NOTE x@<00:00:11.000>@[Events]@,@<tt>@<p begin="1s">@</p>@</tt>@<br/>@<!--@]]>@: 0 10 0 La@- 12@#BPM:300@#TITLE:x@P2@B 1 0@E@[00:10.00]@<00:11.00>@\u3000@我@Dialogue: 0,0:00:10.00,0:00:12.50,'
const scrap = fc.constantFrom(...scraps.split('@'))

test('law: no text is too broken to be answered, and times are times', () => {
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 30 }), fc.constantFrom(...lyricFormats), (of, as) => {
      const reading = readLyrics(as, of.join(''), songOfCases)
      if (reading.kind !== 'read') return
      for (const { start, stop, text, marks } of reading.lyrics) {
        expect(text).not.toBe('')
        expect([start, stop].every(Number.isInteger)).toBe(true)
        expect(stop).toBeGreaterThanOrEqual(start)
        expect(marks?.every(Number.isInteger) ?? true).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

const big = 199_000
const many = (part: string) => part.repeat(Math.floor(big / part.length))

test.each([
  ['dashes behind a number', 'srt', `${cue}\nLa mer\n1${many('-')}`],
  ['spaces behind a number', 'srt', `${cue}\nLa mer\n1${many(' ')}x`],
  ['open tags', 'srt', `${cue}\n${many('<i ')}`],
  ['lines of one cue', 'srt', `${cue}\n${many('a\n')}`],
  ['times of words', 'webvtt', `WEBVTT\n\n${cue}\n${many('a<00:10.000>')}`],
  ['open tags', 'webvtt', `WEBVTT\n\n${cue}\n${many('<')}`],
  ['spaces before a colon', 'ass', `[Script Info]\na${many(' ')}x`],
  ['karaoke', 'ass', `Dialogue: 0,0:00:10.00,0:00:12.50,,,0,0,0,,${many('{\\k1}a')}`],
  ['open elements', 'ttml', `<tt>${many('<p>')}`],
  ['attributes', 'ttml', `<tt ${many('a="b" ')}`],
  ['open remarks', 'ttml', `<tt>${many('<!-- ')}`],
  ['lines at one moment', 'ttml', `<tt>${many('<p begin="1">a</p>')}</tt>`],
  ['notes of one line', 'ultrastar', `#TITLE:x\n#BPM:300\n${many(': 1 1 1 a\n')}`],
  ['times of words', 'mulanci', `[00:10.00]${many('<00:10.00>a')}`],
] as const)(
  '%s over 200 kB of %s are read in one pass: what looks twice takes a minute',
  (_, format, text) => {
    const begin = performance.now()
    readLyrics(format, text, songOfCases)
    expect(performance.now() - begin).toBeLessThan(10_000)
  },
)
