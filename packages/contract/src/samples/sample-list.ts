import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { isSceneWord } from '@duologue/domain/media/scene'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import * as z from 'zod/mini'

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

const sampleItem = z.strictObject({
  text: filled(limits.text),
  pinyin: z.optional(filled(limits.pinyin)),
  translation: filled(limits.translation),
})

/** A file of `content/pronunciation`: pairs of words that one sound tells apart. `voice` is how its clips sound. */
export const sampleList = z.strictObject({
  title: filled(limits.title),
  description: filled(limits.description),
  language: z.enum(languageCodes as [string, ...string[]]),
  difficulty: z.enum(levels),
  voice: z.enum(['high', 'low']),
  scene: z.string().check(z.refine(isSceneWord)),
  pairs: z
    .array(z.tuple([sampleItem, sampleItem]))
    .check(z.minLength(1), z.maxLength(limits.mostItems / 2)),
})

export type SampleList = z.output<typeof sampleList>
