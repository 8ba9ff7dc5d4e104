import { parse as parseAss } from 'ass-compiler'
import fc from 'fast-check'
import { parseText, tokenizeVTTCue, type VTTNode } from 'media-captions'
import subsrt from 'subsrt-ts'
import { expect, test } from 'vitest'
import { songOfCases } from '../files/files-cases'
import type { ExportFormat, FileLine } from './song-file'
import { writeLyrics } from './write-lyrics'

/** Readers that others wrote must find in our files what we wrote into them (lyrics.md#export). */

const words = fc
  .array(fc.constantFrom('La', 'mer,', "j'ai", '¿qué?', '99', 'R&B', '"oh"', '月亮', '(ah)', '>'), {
    minLength: 1,
    maxLength: 5,
  })
  .map(all => all.join(' '))

/** Lines one behind the other, with a moment for each of their words or for none. */
const lyrics = fc
  .array(
    fc.record({
      text: words,
      translation: fc.oneof(fc.constant(''), words),
      gap: fc.integer({ min: 1, max: 400 }),
      step: fc.integer({ min: 10, max: 200 }),
      isMarked: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(rows => {
    let at = 1000
    return rows.map(({ text, translation, gap, step, isMarked }): FileLine => {
      const start = at + gap
      const offsets = [0, ...[...text.matchAll(/ /g)].map(({ index }) => index + 1)]
      at = start + step * (offsets.length + 1)
      const marks = offsets.flatMap((offset, index) => [offset, start + step * (index + 1)])
      return { text, translation, start, stop: at, marks: isMarked ? marks : null }
    })
  })

const runs = { numRuns: 40 }
const written = (format: ExportFormat, lines: readonly FileLine[]) =>
  writeLyrics(format, { ...songOfCases, lines }, 'both').text

/** The lines that people read of a line, for one that shows them all. */
const read = ({ text, translation }: FileLine) => [text, ...(translation ? [translation] : [])]
const timed = ({ start, stop }: FileLine) => [start * 10, stop * 10]

/** What subsrt-ts reads of a file; the fields of captions alone. */
const captions = (text: string, format: string) =>
  subsrt.parse(text, { format }).flatMap(one => (one.type === 'caption' ? [one] : []))

test('law: subsrt-ts knows SRT for what it is, and reads its times and lines', () => {
  fc.assert(
    fc.property(lyrics, lines => {
      const text = written('srt', lines)
      expect(subsrt.detect(text)).toBe('srt')
      const found = captions(text, 'srt')
      expect(found.map(({ start, end }) => [start, end])).toEqual(lines.map(timed))
      const texts = found.map(({ content }) => content.trim().split('\r\n'))
      expect(texts).toEqual(
        lines.map(line => read(line).map(one => one.replaceAll('->', '-›').trim())),
      )
    }),
    runs,
  )
})

test('law: subsrt-ts reads when lyrics of LRC begin, and that they end where they do', () => {
  fc.assert(
    fc.property(lyrics, lines => {
      const found = captions(written('lrc', lines), 'lrc')
      const texts = found.filter(({ content }) => content !== '')
      expect(texts.map(({ start, content }) => [start, content])).toEqual(
        lines.flatMap(line => read(line).map(text => [line.start * 10, text])),
      )
      for (const { start, stop } of lines) {
        const end = found.findLast(one => one.start === start * 10)?.end ?? 0
        // An end is the first hundredth without it.
        expect(Math.abs(end - stop * 10)).toBeLessThanOrEqual(10)
      }
    }),
    runs,
  )
})

/** The texts of a cue with the moment before each, in hundredths. */
function moments(nodes: readonly VTTNode[], time: number | null = null): [number | null, string][] {
  return nodes.flatMap(node =>
    node.type === 'text'
      ? [[time, node.data] as [number | null, string]]
      : moments(
          'children' in node ? node.children : [],
          node.type === 'timestamp' ? Math.round(100 * node.time) : time,
        ),
  )
}

test('law: media-captions reads WebVTT without an error, with the moments of words', async () => {
  await fc.assert(
    fc.asyncProperty(lyrics, async lines => {
      const { cues, errors } = await parseText(written('webvtt', lines), {
        type: 'vtt',
        strict: true,
        errors: true,
      })
      expect(errors).toEqual([])
      const hundredths = (seconds: number) => Math.round(100 * seconds)
      expect(cues.map(cue => [hundredths(cue.startTime), hundredths(cue.endTime)])).toEqual(
        lines.map(({ start, stop }) => [start, stop]),
      )
      const found = cues.map(cue => moments(tokenizeVTTCue(cue)))
      expect(found.map(parts => parts.map(([, text]) => text).join(''))).toEqual(
        lines.map(line => read(line).join('\n')),
      )
      const times = found.map(parts => parts.flatMap(([time]) => time ?? []))
      expect(times).toEqual(
        lines.map(({ marks }) => (marks ?? []).filter((_, index) => index % 2 === 1)),
      )
    }),
    runs,
  )
})

test('law: ass-compiler reads ASS with its karaoke', () => {
  fc.assert(
    fc.property(lyrics, lines => {
      const found = parseAss(written('ass', lines)).events.dialogue
      expect(found.map(({ Start, End }) => [Start, End])).toEqual(
        lines.map(({ start, stop }) => [start / 100, stop / 100]),
      )
      const parts = found.map(({ Text }) => Text.parsed)
      expect(parts.map(all => all.map(({ text }) => text).join(''))).toEqual(
        lines.map(line => read(line).join('\\N')),
      )
      const karaoke = parts.map(all => all.flatMap(({ tags }) => tags.flatMap(({ k }) => k ?? [])))
      expect(karaoke).toEqual(
        lines.map(({ start, stop, marks }) => {
          const times = (marks ?? []).filter((_, index) => index % 2 === 1)
          // A rest before the first word; then each until the next.
          return times.length === 0
            ? []
            : [start, ...times].map((time, index) => (times[index] ?? stop) - time)
        }),
      )
    }),
    runs,
  )
})
