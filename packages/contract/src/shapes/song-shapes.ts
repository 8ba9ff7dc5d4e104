import { isDay } from '@duologue/domain/assignments/due-date'
import {
  maturities,
  songAudiences,
  songDifficulties,
  songLanguages,
  songRights,
} from '@duologue/domain/choices/song-choices'
import {
  rightsNoteFault,
  rightsUrlFault,
  songAsideFault,
  songDescriptionFault,
  songTitleFault,
} from '@duologue/domain/songs/details/song-fields'
import { songLimits } from '@duologue/domain/songs/details/song-limits'
import { longestTime } from '@duologue/domain/songs/times/time-limits'
import * as z from 'zod/mini'
import { trimmed } from './field-shapes'
import { lyric } from './lyric-shapes'

const thumbnail = z.object({ url: z.string(), width: z.int(), height: z.int() })

/** What editors have stated of a song, which they alone are told (songs-for-learners.md#rights). */
const statedFields = {
  rights: z.optional(z.enum(songRights)),
  rightsNote: z.optional(z.string()),
  rightsUrl: z.optional(z.string()),
  audience: z.optional(z.enum(songAudiences)),
  licensedUntil: z.optional(z.nullable(z.string())),
  withdrawnAt: z.optional(z.nullable(z.string())),
}

/**
 * A song as lists show it (songs.md#song-fields). It has a video (`youtubeId`) or an uploaded file (`mediaUrl`,
 * songs.md#video-or-file); addresses of the video are made from its id.
 */
export const songCard = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  titleAndArtist: z.string(),
  titleTranslation: z.string(),
  artistTranslation: z.string(),
  titlePinyin: z.string(),
  artistPinyin: z.string(),
  difficulty: z.enum(songDifficulties),
  maturity: z.enum(maturities),
  language: z.enum(songLanguages),
  curated: z.boolean(),
  publishedAt: z.nullable(z.string()),
  youtubeId: z.nullable(z.string()),
  youtubeEmbedUrl: z.nullable(z.string()),
  youtubeThumbnails: z.nullable(
    z.object({ default: thumbnail, medium: thumbnail, high: thumbnail }),
  ),
  youtubeViews: z.number(),
  mediaUrl: z.nullable(z.string()),
  duration: z.number(),
  description: z.string(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  ...statedFields,
})

/** A song as learners find it (songs-for-learners.md#card-of-a-song): nothing of YouTube, whose pictures would be asked for there. */
export const learnersCard = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  titleAndArtist: z.string(),
  titleTranslation: z.string(),
  artistTranslation: z.string(),
  titlePinyin: z.string(),
  artistPinyin: z.string(),
  difficulty: z.enum(songDifficulties),
  maturity: z.enum(maturities),
  language: z.enum(songLanguages),
  /** In seconds. */
  duration: z.number(),
  /** Whether it has a file of its own, which plays before any video. */
  hasRecording: z.boolean(),
  /** The address of the picture that is drawn of it. */
  cover: z.string(),
  publishedAt: z.nullable(z.string()),
  views: z.int(),
})

const revisions = {
  rev: z.int(),
  orderRev: z.int(),
  fieldRevs: z.record(z.string(), z.int()),
  updatedAt: z.string(),
}

/** A song with the ids of its lyrics in their order. */
export const song = z.extend(songCard, { ...revisions, lyrics: z.array(z.string()) })

/** A song with its lyrics, each with its words. */
export const wholeSong = z.extend(songCard, { ...revisions, lyrics: z.array(lyric) })

export type SongCard = z.output<typeof songCard>
export type LearnersCard = z.output<typeof learnersCard>
export type Song = z.output<typeof song>
export type WholeSong = z.output<typeof wholeSong>

const aside = trimmed(songAsideFault)

/** What can be set of a song (songs.md#song-fields). */
export const songFields = {
  language: z.enum(songLanguages),
  title: trimmed(songTitleFault),
  artist: trimmed(songTitleFault),
  titleTranslation: aside,
  artistTranslation: aside,
  titlePinyin: aside,
  artistPinyin: aside,
  difficulty: z.enum(songDifficulties),
  maturity: z.enum(maturities),
  curated: z.boolean(),
  youtubeId: z.nullable(z.string().check(z.regex(/^[\w-]{11}$/))),
  youtubeViews: z.number().check(z.gte(0), z.lte(1e12)),
  /** Only what was uploaded here (songs.md#video-or-file). */
  mediaUrl: z.nullable(z.string().check(z.maxLength(300), z.regex(/^\/[\w-][\w./-]*$/))),
  /** In seconds. */
  duration: z.number().check(z.gte(0), z.lte(longestTime)),
  description: trimmed(songDescriptionFault),
  tags: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(songLimits.tag)))
    .check(z.maxLength(songLimits.tags)),
  rights: z.enum(songRights),
  rightsNote: trimmed(rightsNoteFault),
  rightsUrl: trimmed(rightsUrlFault),
  audience: z.enum(songAudiences),
  /** A day, such as `2026-03-04`. */
  licensedUntil: z.nullable(z.string().check(z.refine(isDay))),
}
