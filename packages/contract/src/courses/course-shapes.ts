import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { courseItemKinds } from '@duologue/domain/courses/course'
import { aimFault, itemKindFault, unitTitleFault } from '@duologue/domain/courses/course-fields'
import { courseLimits as limits } from '@duologue/domain/courses/course-limits'
import { courseMarks } from '@duologue/domain/courses/item-progress'
import * as z from 'zod/mini'
import { conversationCard } from '../conversations'
import { publicAuthor, shownSettings, trimmed } from '../shapes/field-shapes'
import { pronunciationListCard } from '../shapes/pronunciation-shapes'

/** A course as cards show it (courses.md#fields). */
export const courseCard = z.object({
  id: z.string(),
  shortid: z.string(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  displayLanguage: z.string(),
  ownLanguageName: z.string(),
  /** Null: of any language. */
  translationLanguage: z.nullable(z.string()),
  /** Those of its units, easiest first. */
  levels: z.array(z.enum(levels)),
  author: z.nullable(publicAuthor),
  settings: shownSettings,
  isSample: z.boolean(),
  units: z.int(),
  conversations: z.int(),
  lists: z.int(),
})

const mark = z.enum(courseMarks)
const id = z.string()

/** What its reader has done with a conversation, and with a list (courses.md#progress); nothing, of a visitor. */
const conversationMarks = z.object({
  learn: mark,
  duel: mark,
  say: mark,
  isDone: z.boolean(),
  isKept: z.boolean(),
})
const listMarks = z.object({ round: mark, isDone: z.boolean() })

/** A conversation and a list as the page of a course shows them. */
export const courseConversation = z.pick(conversationCard, {
  id: true,
  shortid: true,
  title: true,
  gist: true,
  coverimage: true,
  scene: true,
  language: true,
  difficulty: true,
  lines: true,
  settings: true,
})
export const courseList = z.pick(pronunciationListCard, {
  id: true,
  shortid: true,
  title: true,
  scene: true,
  language: true,
  difficulty: true,
  count: true,
  settings: true,
})

/** An item of a unit; of one that its reader may not see nothing is told but that it is there (courses.md#units). */
const courseItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('conversation'),
    id,
    conversation: courseConversation,
    marks: conversationMarks,
  }),
  z.object({ kind: z.literal('list'), id, list: courseList, marks: listMarks }),
  z.object({ kind: z.literal('unavailable'), id, was: z.enum(courseItemKinds) }),
])

/** How its reader stands with a unit (courses.md#progress): `available` counts the items that they may see. */
const unitStanding = z.object({
  available: z.int(),
  done: z.int(),
  isDone: z.boolean(),
  isKept: z.boolean(),
})

/** A unit (courses.md#units); its `key` stays. A title that is empty is that of its number. */
const courseUnit = z.object({
  key: z.string(),
  title: z.string(),
  level: z.nullable(z.enum(levels)),
  aims: z.array(z.string()),
  items: z.array(courseItem),
  standing: unitStanding,
})

/**
 * How its reader follows a course (courses.md#starting): the key of the unit where they began, and of the current one, which
 * is null at the end of the path. `isActive`: Today plans by it.
 */
export const courseStanding = z.object({
  isActive: z.boolean(),
  start: z.nullable(z.string()),
  current: z.nullable(z.string()),
  startedAt: z.string(),
})

/**
 * A whole course (courses.md#fields); `version` is the optimistic lock of saving.md#versions, `own` null before a start.
 * `authoring` is told to those who may change it: how many classes follow it.
 */
export const course = z.extend(z.omit(courseCard, { units: true }), {
  units: z.array(courseUnit),
  version: z.int(),
  own: z.nullable(courseStanding),
  authoring: z.optional(z.object({ classes: z.int() })),
})

/** A unit as its author sends it. */
const sentUnit = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  title: trimmed(unitTitleFault),
  level: z.nullable(z.enum(levels)),
  aims: z.array(trimmed(aimFault)).check(z.maxLength(limits.aims)),
  items: z.array(
    z.object({
      kind: z.pipe(
        z.string().check(
          z.superRefine((kind, context) => {
            const message = itemKindFault(kind)
            if (message) context.addIssue({ code: 'custom', message })
          }),
        ),
        z.enum(courseItemKinds),
      ),
      id: z.uuid(),
    }),
  ),
})

export const sentUnits = z.array(sentUnit)

/** The language of translations that a course is for; null: of any. */
export const courseTranslation = z.nullable(z.enum(languageCodes))

export type CourseCard = z.output<typeof courseCard>
export type Course = z.output<typeof course>
export type CourseItemShown = z.output<typeof courseItem>
export type CourseUnitShown = z.output<typeof courseUnit>
export type CourseStanding = z.output<typeof courseStanding>
export type CourseConversation = z.output<typeof courseConversation>
export type CourseList = z.output<typeof courseList>
