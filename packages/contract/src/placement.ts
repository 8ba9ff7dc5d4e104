import { levels } from '@duologue/domain/choices/levels'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes/field-shapes'

const choice = z.object({ id: z.string(), text: z.string(), pinyin: z.nullable(z.string()) })

/** One question (placement.md#questions): a line by its meaning or its sound, and four lines to choose from. */
const question = z.object({
  /** The name of who says it. */
  speaker: z.string(),
  cue: z.object({ text: z.string(), language: z.string() }),
  audio: z.nullable(z.string()),
  choices: z.array(choice),
  /** The id of the choice that is right: a page judges by itself, and nothing is won by looking. */
  right: z.string(),
})

const placementAnswer = z.object({
  language: z.string(),
  /** The levels with enough questions, the easiest first. */
  levels: z.array(z.object({ level: z.enum(levels), questions: z.array(question) })),
})

export type PlacementQuestion = z.output<typeof question>
export type PlacementLevels = z.output<typeof placementAnswer>

/** Seconds for which a browser may go on with what it was told. */
const anHour = 3600

export const placement = {
  getPlacementLanguages: endpoint({
    method: 'GET',
    path: '/api/placement',
    who: 'anyone',
    limit: 'reads',
    keptFor: anHour,
    summary:
      'The languages in which a level can be found: those with samples of two levels or more.',
    params: nothing,
    query: nothing,
    body: nothing,
    answer: z.object({ languages: z.array(z.string()) }),
    status: 200,
  }),
  getPlacement: endpoint({
    method: 'GET',
    path: '/api/placement/:language',
    who: 'anyone',
    limit: 'reads',
    keptFor: anHour,
    summary:
      'Questions that find a level in a language: eight of each level that has enough, of lines of the samples, their cues in the language `translations` where they are told in it. `right` is a hint: the answers are judged in the page.',
    params: z.object({ language: z.string().check(z.maxLength(40)) }),
    query: z.object({ translations: z.optional(z.string().check(z.maxLength(40))) }),
    body: nothing,
    answer: placementAnswer,
    status: 200,
  }),
}
