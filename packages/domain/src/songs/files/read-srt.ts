import { cleanLines } from '../adding/clean-lines'
import { joinPieces } from '../adding/moments'
import type { ImportSong } from '../adding/no-timestamps'
import type { Reading, Warning } from '../adding/notices'
import { type CueLines, partCues } from './cue-lines'
import { readCues } from './read-cues'

/** What players understand in the text of a cue, and what they only think they do; `<3` is sung. */
const markup =
  /<\/?(?:i|b|u|s|em|strong|font|span|ruby|rt|rp|c|v|br)\b[^<>]*>|\{\\[^{}]*\}|\{\/?[biuYycCfFsSP]:[^{}]*\}/gi

/** Whether there is something in a text that would be taken out of it. */
export const hasMarkup = (text: string): boolean =>
  text.search(markup) >= 0 || /<br\s*\/?>|\\N/i.test(text)

const isNumber = ({ text }: { text: string }) => /^\d+$/.test(text)

/** What a cue wears that a lyric does not, named once. */
export function warnOfCue({ line, settings }: CueLines, tags: readonly string[]): Warning[] {
  const worn = [...new Set([...tags, ...(settings === '' ? [] : [settings])])]
  return worn.length === 0 ? [] : [{ line, code: 'not-kept', text: worn.join(' ') }]
}

/** Reads SubRip (lyrics.md#srt-and-webvtt). */
export function readSrt(pasted: string, song: ImportSong): Reading {
  const { cues, faults } = partCues(cleanLines(pasted), isNumber)
  const warnings = cues.flatMap(cue =>
    warnOfCue(
      cue,
      cue.lines.flatMap(({ text }) => text.match(markup) ?? []),
    ),
  )
  const read = cues.map(({ line, start, stop, lines }) => ({
    line,
    start,
    stop,
    rows: lines
      .flatMap(({ text }) => text.split(/<br\s*\/?>|\\N/i))
      .map(text => joinPieces([{ text: text.replace(markup, ''), time: null }])),
  }))
  return readCues({ cues: read, faults, warnings, metadata: {} }, song)
}
