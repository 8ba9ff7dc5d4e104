import { playLimits } from '@duologue/domain/plays/play-limits'
import type { SongEvent } from '@duologue/domain/songs/game/song-game'
import { songGrades, songQuestions } from '@duologue/domain/songs/game/song-grades'
import { lyricLimits } from '@duologue/domain/songs/lyrics/lyric-limits'
import { speechLimits } from '@duologue/domain/speech/speech-limits'
import * as z from 'zod/mini'
import { alternative } from './battle-event'

/** Milliseconds since the game began. */
const at = z.int().check(z.gte(0), z.lte(playLimits.longestBattle))

/** The place of a gap in its line, of a choice, or of a line in its block. */
const place = z.int().check(z.gte(0), z.lt(songQuestions.most))

/** The place of a choice, or what was typed. */
const answer = z.union([place, z.string().check(z.maxLength(lyricLimits.text))])

/** What can be told to a song game (song-games.md#events). */
export const songEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), at, gap: place, answer }),
  z.object({
    kind: z.literal('order'),
    at,
    order: z.readonly(z.array(place).check(z.minLength(1), z.maxLength(songGrades.hard.block))),
  }),
  z.object({
    kind: z.literal('said'),
    at,
    heard: z.readonly(z.array(alternative).check(z.minLength(1), z.maxLength(speechLimits.told))),
  }),
  z.object({ kind: z.enum(['begin', 'heard', 'show', 'time-up', 'next']), at }),
]) satisfies z.ZodMiniType<SongEvent>
