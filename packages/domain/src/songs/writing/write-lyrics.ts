import { partTranslation } from '../adding/english-text'
import { isStamped } from '../adding/stamps'
import { isTiming } from '../files/cue-time'
import { hasMarkup } from '../files/read-srt'
import {
  type ExportFormat,
  type ExportLayer,
  type FileLine,
  type LeftOut,
  type SongFile,
  type Written,
} from './song-file'
import { writeAss } from './write-ass'
import { writeLrc } from './write-lrc'
import { writeSrt } from './write-srt'
import { writeTtml } from './write-ttml'
import { writeUltraStar } from './write-ultrastar'
import { writeWebVtt } from './write-webvtt'

const writers: Record<ExportFormat, (song: SongFile) => Written> = {
  lrc: writeLrc,
  lrcWords: writeLrc,
  srt: writeSrt,
  webvtt: writeWebVtt,
  ass: writeAss,
  ttml: writeTtml,
  ultrastar: writeUltraStar,
}

/** The ending of a file's name. */
export const fileEndings: Record<ExportFormat, string> = {
  lrc: 'lrc',
  lrcWords: 'lrc',
  srt: 'srt',
  webvtt: 'vtt',
  ass: 'ass',
  ttml: 'ttml',
  ultrastar: 'txt',
}

/** Signs that mean something else in a format, each with what is written for it: as long as itself, so that places stay. */
const lookalikes: Record<string, string> = {
  '[': '(',
  ']': ')',
  '［': '(',
  '］': ')',
  '{': '(',
  '}': ')',
  '<': '‹',
  '>': '›',
  '＜': '‹',
  '＞': '›',
  '\\': '/',
  '→': '›',
  '|': '/',
  '｜': '/',
  '~': '-',
}

const swapped = (text: string): string =>
  text.replace(/[[\]［］{}<>＜＞\\→|｜~]/g, sign => lookalikes[sign] ?? sign)

const asLrc = (text: string) => isStamped(text) || /^\s*[[［]/.test(text) || partTranslation(text)

/** Whether a text would be read as something else in a format. */
const isMistaken: Record<ExportFormat, (text: string) => unknown> = {
  lrc: asLrc,
  lrcWords: asLrc,
  srt: text => hasMarkup(text) || isTiming(text),
  webvtt: () => false,
  ass: text => /[{}]|\\[Nnh]/.test(text),
  ttml: () => false,
  ultrastar: text => text.includes('~'),
}

const holdsWordTimes = (format: ExportFormat) => format !== 'lrc' && format !== 'srt'
const holdsTranslations = (format: ExportFormat) => format !== 'ultrastar'

/** Word times that say no more than the start of their line are none. */
const isPlain = ({ marks, start }: FileLine) => marks?.length === 2 && marks[1] === start

/** A line with what of it is to be written. */
function layered(line: FileLine, layer: ExportLayer): FileLine {
  const plain = isPlain(line) ? { ...line, marks: null } : line
  if (layer === 'both') return plain
  const { text, translation } = plain
  const isTranslated = layer === 'translation' && translation !== ''
  return isTranslated
    ? { ...plain, text: translation, translation: '', marks: null }
    : { ...plain, text, translation: '' }
}

/** What is put down in a format, and how many lyrics lose what. */
function fitted(lines: readonly FileLine[], format: ExportFormat) {
  const lost = { wordTimes: 0, translations: 0, signs: 0, starts: 0, rounded: 0 }
  const fit = lines.map(line => {
    const { text, translation, marks, start, stop } = line
    const hasWrong = [text, translation].some(one => isMistaken[format](one))
    const areTold = holdsWordTimes(format)
    const isTold = holdsTranslations(format)
    if (!areTold && marks) lost.wordTimes += 1
    if (!isTold && translation !== '') lost.translations += 1
    if (hasWrong) lost.signs += 1
    if (format === 'ultrastar' && (marks?.[1] ?? start) > start) lost.starts += 1
    if (
      format === 'ultrastar' &&
      [start, stop, ...(marks ?? []).filter((_, at) => at % 2 === 1)].some(time => time % 5 !== 0)
    )
      lost.rounded += 1
    return {
      ...line,
      text: hasWrong ? swapped(text) : text,
      translation: isTold ? (hasWrong ? swapped(translation) : translation) : '',
      marks: areTold ? marks : null,
    }
  })
  return { fit, lost }
}

/**
 * A song as a file of a format (lyrics.md#export), its lines in the order of their times, and how many lyrics it leaves
 * something out of: nothing is lost without a word.
 */
export function writeLyrics(
  format: ExportFormat,
  song: SongFile,
  layer: ExportLayer,
): { text: string; lines: number; leftOut: LeftOut[] } {
  const timed = song.lines.filter(({ start, stop }) => stop > start)
  const untranslated =
    layer === 'translation' ? timed.filter(({ translation }) => translation === '').length : 0
  const sorted = timed.toSorted((one, other) => one.start - other.start)
  const { fit, lost } = fitted(
    sorted.map(line => layered(line, layer)),
    format,
  )
  const { text, ends = 0 } = writers[format]({ ...song, lines: fit })
  const counts = { untimed: song.lines.length - timed.length, untranslated, ends, ...lost }
  const leftOut = (Object.keys(counts) as (keyof typeof counts)[]).map(code => ({
    code,
    count: counts[code],
  }))
  return { text, lines: fit.length, leftOut: leftOut.filter(({ count }) => count > 0) }
}
