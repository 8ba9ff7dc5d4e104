import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { playlistLimits } from '@duologue/domain/playlists/playlist-limits'
import * as z from 'zod/mini'

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** A file of `content/playlists`: `conversations` are the keys of sample conversations, such as `es/a1-la-silla-verde`. */
export const samplePlaylist = z.strictObject({
  name: filled(playlistLimits.name),
  description: filled(playlistLimits.description),
  language: z.nullable(z.enum(languageCodes as [string, ...string[]])),
  difficulty: z.nullable(z.enum(levels)),
  conversations: z
    .array(z.string())
    .check(z.minLength(1), z.maxLength(playlistLimits.conversations)),
})

export type SamplePlaylist = z.output<typeof samplePlaylist>
