import { languageCodes } from '@duologue/domain/choices/languages'
import { translationLimits } from '@duologue/domain/translation/translation-limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes/field-shapes'

export const translation = {
  translateTexts: endpoint({
    method: 'POST',
    path: '/api/translations',
    who: 'user',
    limit: 'searches',
    summary:
      'Translate texts: what was translated here before, else what the service knows. Those without a translation are left out.',
    params: nothing,
    query: nothing,
    body: z.object({
      texts: z
        .array(z.string().check(z.maxLength(translationLimits.text)))
        .check(z.maxLength(translationLimits.texts)),
      from: z.enum(languageCodes),
      to: z.enum(languageCodes),
    }),
    answer: z.object({
      translations: z.array(
        /** `source` is `memory` or `machine:<id>` (words.md#translation-source). */
        z.object({ text: z.string(), translation: z.string(), source: z.string() }),
      ),
      /** Whether a service is set up; without one only the memory answers. */
      hasService: z.boolean(),
    }),
    status: 200,
  }),
  translateSong: endpoint({
    method: 'POST',
    path: '/api/songs/:id/translations',
    who: 'editor',
    limit: 'searches',
    summary: 'Translate the lyrics and words of a song that still wait for a translation, now.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: nothing,
    answer: z.object({ translated: z.int(), pending: z.int() }),
    status: 200,
  }),
}
