import type { SongLanguage } from '../../choices/song-choices'
import { lyricLimits } from '../lyrics/lyric-limits'
import { cleanLines } from './clean-lines'
import { partTranslation } from './english-text'
import { areSecondsStamps } from './find-format'
import { firstSung, isNeverSung, isRepeatSign, type KnownSong } from './leave-out'
import { takeKnownHead } from './line-head'
import { readTags, withoutTags } from './lrc-tags'
import type { Fault, Reading, ReadLyric, Warning } from './notices'
import { isStamped } from './stamps'

/** What a reader of pasted lyrics needs to know of their song; `duration` in hundredths, 0 when nobody knows. */
export interface ImportSong extends KnownSong {
  language: SongLanguage
  duration: number
  /** The second of two lines at one moment is the translation of the first: so the editor said. */
  secondIsTranslation?: boolean
}

/** Spaces in a row are one, as web pages show them. */
export const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A line as a lyric without times: a Chinese one may bring its translation. */
export function readLyricText(text: string, song: ImportSong) {
  const pair = song.language === 'chinese' ? partTranslation(text) : undefined
  return { text: oneSpace(pair?.text ?? text), translation: oneSpace(pair?.translation ?? '') }
}

/** Marks what stands before the first sung line and is not sung; what is never sung is marked anywhere. */
export function markLeftOut(lyrics: readonly ReadLyric[], song: ImportSong): ReadLyric[] {
  const begin = firstSung(
    lyrics.map(({ text }) => text),
    song,
  )
  return lyrics.map((lyric, place) => ({
    ...lyric,
    leaveOut: place < begin || isNeverSung(lyric.text),
  }))
}

/** What is told of lyrics however they were pasted. */
export function warnOfLyrics(lyrics: readonly ReadLyric[]): Warning[] {
  return lyrics.flatMap(({ line, text, leaveOut, translation }): Warning[] => [
    ...(leaveOut ? [{ line, code: 'left-out' as const, text }] : []),
    ...(translation === '' ? [] : [{ line, code: 'translation-taken' as const, text }]),
    ...(!leaveOut && isRepeatSign(text) ? [{ line, code: 'repeat-sign' as const, text }] : []),
  ])
}

/** What is wrong with a line's length (lyrics.md#reading-faults). */
export const tooLong = ({ line, text }: { line: number; text: string }): Fault[] =>
  text.length > lyricLimits.text ? [{ line, code: 'too-long', text }] : []

/**
 * Reads a text in which every line is a lyric (lyrics.md#formats); none of them is timed. Times are no words: a
 * line that has one is named.
 */
export function readNoTimestamps(pasted: string, song: ImportSong): Reading {
  const all = cleanLines(pasted).map(one => ({ ...one, ...takeKnownHead(one.text) }))
  const { metadata } = readTags(all)
  const lines = withoutTags(all)
  if (lines.length === 0) return { kind: 'nothing', metadata }
  const areSeconds = areSecondsStamps(lines.map(({ text }) => text))
  const faults = lines.flatMap(({ line, text, stamps }): Fault[] => {
    if (text === '') return [{ line, code: 'empty-line', text }]
    if (isStamped(text) || (areSeconds && stamps.length > 0))
      return [{ line, code: 'has-stamp', text }]
    return tooLong({ line, text })
  })
  if (faults.length > 0) return { kind: 'faulty', faults }
  const lyrics = markLeftOut(
    lines.map(({ line, text }) => ({
      line,
      start: 0,
      stop: 0,
      marks: null,
      leaveOut: false,
      ...readLyricText(text, song),
    })),
    song,
  )
  return { kind: 'read', lyrics, warnings: warnOfLyrics(lyrics), metadata }
}
