import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { courseItemKinds } from '@duologue/domain/courses/course'
import { courseLimits as limits } from '@duologue/domain/courses/course-limits'
import * as z from 'zod/mini'

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** A file of `content/courses`: an item says the `key` of a sample conversation or list, such as `es/a1-la-silla-verde`. */
export const sampleCourse = z.strictObject({
  title: filled(limits.title),
  description: filled(limits.description),
  language: z.enum(languageCodes as [string, ...string[]]),
  translationLanguage: z.enum(languageCodes as [string, ...string[]]),
  units: z
    .array(
      z.strictObject({
        key: filled(limits.unitTitle),
        title: filled(limits.unitTitle),
        level: z.enum(levels),
        aims: z.array(filled(limits.aim)).check(z.minLength(1), z.maxLength(limits.aims)),
        items: z
          .array(z.strictObject({ kind: z.enum(courseItemKinds), key: z.string() }))
          .check(z.minLength(1), z.maxLength(limits.itemsOfUnit)),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.units)),
})

export type SampleCourse = z.output<typeof sampleCourse>
