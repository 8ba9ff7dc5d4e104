import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes/field-shapes'

/** A voice that speaks lines here (voices.md#services); `language` is null for one that speaks all of them. */
export const voice = z.object({
  id: z.string(),
  language: z.nullable(z.string()),
  /** BCP 47, such as `es-MX`. */
  dialect: z.nullable(z.string()),
  name: z.string(),
  gender: z.nullable(z.enum(['female', 'male'])),
  quality: z.enum(['formant', 'parametric', 'neural']),
})

export type Voice = z.output<typeof voice>

export const voices = {
  getVoices: endpoint({
    method: 'GET',
    path: '/api/voices',
    who: 'anyone',
    limit: 'reads',
    summary:
      'The voices that lines can be spoken with, the best ones first; of one language, or all.',
    params: nothing,
    query: z.object({ language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))) }),
    body: nothing,
    answer: z.object({ voices: z.array(voice) }),
    status: 200,
  }),
  saveSpeech: endpoint({
    method: 'POST',
    path: '/api/conversations/tts/save',
    who: 'user',
    limit: 'writes',
    summary:
      'Have a text spoken and kept as a file, for a line (`lines/{id}`), a word (`words/{id}`) or a lyric (`lyrics/{id}`); it is not yet named by it.',
    params: nothing,
    query: z.object({
      /** What it is spoken for: a key of ours, never an address of the web. */
      address: z
        .string()
        .check(z.regex(/^(lines|words|lyrics)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(conversationLimits.lineText)),
      voice: z.string().check(z.regex(/^[\w:.-]{1,100}$/)),
    }),
    body: nothing,
    answer: z.object({ url: z.string(), durationMs: z.int(), voice: z.string() }),
    status: 200,
  }),
}
