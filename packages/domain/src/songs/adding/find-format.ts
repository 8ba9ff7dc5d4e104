import { cleanLines } from './clean-lines'
import { takeKnownHead } from './line-head'
import type { FileFormat, LyricFormat } from './notices'
import { isStamped } from './stamps'

/** Lines with nothing but seconds are believed from this number on, when no line has minutes. */
const fewestSeconds = 3

/** Whether the stamps of a text are seconds alone, such as `[10.00]`; one or two such numbers are something else. */
export function areSecondsStamps(lines: readonly string[]): boolean {
  const firsts = lines.map(line => takeKnownHead(line).stamps[0]?.kind)
  return (
    firsts.filter(kind => kind === 'seconds').length >= fewestSeconds && !firsts.includes('time')
  )
}

const cue =
  /^(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}\s*-->\s*(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}/

/** What only files of one format have. */
const signs: Record<FileFormat, (lines: readonly string[]) => boolean> = {
  webvtt: ([first = '']) => /^WEBVTT(?:\s|$)/.test(first),
  srt: lines => lines.some(line => cue.test(line)),
  ass: lines => lines.some(line => /^\[Script Info\]|^Dialogue:.*\d:\d\d:\d\d/i.test(line)),
  ttml: lines =>
    /^(?:<\?xml[^>]*\?>)?\s*(?:<!(?:--.*?--|DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*)>\s*)*<(?:\w+:)?tt[\s>]/s.test(
      lines.slice(0, 20).join('\n'),
    ),
  ultrastar: lines =>
    lines.some(line => /^#(?:TITLE|ARTIST|BPM|GAP|MP3|AUDIO|VERSION):/.test(line)) &&
    lines.some(line => /^[:*FRG] \d+ \d+ -?\d+/.test(line)),
}

/** The format that a text shows by what is in it; null for one with nothing in it. */
export function findFormat(text: string): LyricFormat | null {
  const lines = cleanLines(text).map(line => line.text)
  if (lines.length === 0) return null
  const file = (Object.keys(signs) as FileFormat[]).find(format => signs[format](lines))
  if (file) return file
  const isBegun = (line: string) =>
    takeKnownHead(line).stamps.some(({ kind }) => kind !== 'seconds') || /^[<＜]/.test(line)
  const stamped = lines.some(line => isBegun(line) && isStamped(line))
  return stamped || areSecondsStamps(lines) ? 'mulanci' : 'noTimestamps'
}
