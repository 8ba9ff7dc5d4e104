import { maturities, songDifficulties, songLanguages } from '@duologue/domain/choices/song-choices'
import { songLimits } from '@duologue/domain/songs/details/song-limits'
import { lyricLimits } from '@duologue/domain/songs/lyrics/lyric-limits'
import { longestTime } from '@duologue/domain/songs/times/time-limits'
import { wordLimits } from '@duologue/domain/words/word-limits'
import * as z from 'zod/mini'

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
/** Seconds with at most two decimals. */
const seconds = z.number().check(z.gte(0), z.lte(longestTime))

const sampleWord = z.strictObject({
  translation: filled(wordLimits.translation),
  pinyin: z.optional(filled(wordLimits.pinyin)),
  /** Such as the whole verb of which it is one half. */
  annotation: z.optional(filled(wordLimits.annotation)),
})

const sampleLyric = z.strictObject({
  text: filled(lyricLimits.text),
  translation: filled(lyricLimits.text),
  pinyin: z.optional(filled(lyricLimits.text)),
  /** In their order; each is explained in the song's `words`. */
  words: z.array(filled(wordLimits.text)),
  start: seconds,
  stop: seconds,
  /** When its words begin, see `areWordTimes`: written by `npm run content:audio`. */
  marks: z.optional(z.array(z.int())),
})

/**
 * A file of `content/songs`: one original song with its translation, its words, and the times of its lines. The recording
 * is made from it: `beatsPerMinute` and `scale` are how it sounds.
 */
export const sampleSong = z.strictObject({
  title: filled(songLimits.title),
  titleTranslation: filled(songLimits.title),
  titlePinyin: z.optional(filled(songLimits.title)),
  artist: filled(songLimits.title),
  language: z.enum(songLanguages),
  difficulty: z.enum(songDifficulties),
  maturity: z.enum(maturities),
  description: filled(songLimits.description),
  tags: z.array(filled(songLimits.tag)),
  duration: seconds,
  beatsPerMinute: z.int().check(z.gte(40), z.lte(200)),
  scale: z.enum(['major', 'minor', 'pentatonic']),
  words: z.record(z.string(), sampleWord),
  lyrics: z.array(sampleLyric).check(z.minLength(1), z.maxLength(lyricLimits.lyrics)),
})

export type SampleSong = z.output<typeof sampleSong>
