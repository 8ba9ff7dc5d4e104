import { isDay } from '@duologue/domain/assignments/due-date'
import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { goalDays, goalMinutes } from '@duologue/domain/days/goal'
import * as z from 'zod/mini'
import { dueAssignment } from './assignments'
import { conversationCard } from './conversations'
import { courseCard } from './courses/course-shapes'
import { endpoint } from './endpoint'
import { nothing, timeZone } from './shapes/field-shapes'
import { pronunciationListCard } from './shapes/pronunciation-shapes'

const day = z.string().check(z.refine(isDay))
const language = z.enum(languageCodes)
const goal = z.object({
  minutes: z.literal([...goalMinutes]),
  days: z.literal([...goalDays]),
})

/** What somebody wants to do in a week; null where they want no goal. */
const goalTold = z.nullable(z.object({ minutes: z.int(), days: z.int() }))

/** The week in which a learner is: its days from Monday to Sunday, and the goal that holds in it. */
const week = z.object({
  goal: goalTold,
  /** `counts`: enough was done on it (days.md#days). */
  days: z.array(z.object({ day: z.string(), counts: z.boolean() })),
})

/** A day on which something was done. */
const dayDone = z.object({
  day: z.string(),
  lines: z.int(),
  minutes: z.int(),
  counts: z.boolean(),
})

/** How many lines somebody can say, and has understood by ear. */
const lines = { canSay: z.int(), byEar: z.int() }

/** The aims of the course that is followed in a language, of one level (days.md#aims). */
const levelAims = z.object({
  language: z.string(),
  /** Null: those of units without one. */
  level: z.nullable(z.enum(levels)),
  aims: z.array(z.object({ aim: z.string(), isPractised: z.boolean(), isKept: z.boolean() })),
})

const numbers = z.object({
  ...lines,
  aims: z.array(levelAims),
  /** Different words of lines that were right the last time. */
  wordsMet: z.int(),
  /** How many of the commonest words of a language are among them; only where it is known which ones those are. */
  commonWords: z.array(z.object({ language: z.string(), met: z.int(), of: z.int() })),
  /** The languages in which anything was answered or played, the latest first. */
  languages: z.array(z.string()),
  week,
  /** How many weeks have reached the goal that held in them. */
  weeksReached: z.int(),
  /** Another goal that holds from a Monday on; null when none was set. */
  nextGoal: z.nullable(z.object({ since: z.string(), goal: goalTold })),
  today: z.string(),
})

const conversation = z.pick(conversationCard, {
  id: true,
  shortid: true,
  title: true,
  language: true,
  coverimage: true,
  scene: true,
})

const list = z.pick(pronunciationListCard, {
  id: true,
  shortid: true,
  title: true,
  language: true,
  scene: true,
})

/** One row of a plan; `isDone`: it was done today. */
const planned = { minutes: z.int(), isDone: z.boolean() }

/** The unit of the course that is followed, by its number, for which a step is, and the first of its aims. */
const ofUnit = z.nullable(
  z.object({
    course: z.pick(courseCard, { id: true, shortid: true, title: true }),
    number: z.int(),
    title: z.string(),
    aim: z.nullable(z.string()),
  }),
)

const step = z.discriminatedUnion('kind', [
  z.extend(dueAssignment, { ...planned, kind: z.literal('assignment') }),
  z.object({ ...planned, kind: z.literal('review'), lines: z.int() }),
  z.object({ ...planned, kind: z.enum(['learn', 'duel', 'say']), conversation, unit: ofUnit }),
  z.object({ ...planned, kind: z.literal('list'), list, unit: ofUnit }),
])

/** What to do today (days.md#plan). */
const today = z.object({
  /** The language that it is for; null before anything was answered, and of everything then. */
  language: z.nullable(z.string()),
  languages: z.array(z.string()),
  /** The course that is followed in it; null without one. At its end nothing of it is left to be done. */
  course: z.nullable(
    z.extend(z.pick(courseCard, { id: true, shortid: true, title: true }), {
      isAtEnd: z.boolean(),
    }),
  ),
  steps: z.array(step),
  /** What may be done beyond it; null when nothing waits. */
  further: z.nullable(step),
  /** Different lines that were answered today. */
  lines: z.int(),
  week,
  canSay: z.int(),
  today: z.string(),
})

export type PlanStep = z.output<typeof step>
export type Today = z.output<typeof today>
export type DayDone = z.output<typeof dayDone>
export type Numbers = z.output<typeof numbers>

export const days = {
  getToday: endpoint({
    method: 'GET',
    path: '/api/today',
    who: 'user',
    limit: 'reads',
    summary:
      'What to do today where `timeZone` is, in one language: assignments that are due soon, review, what is next in the course that is followed, and what was begun; the week, and how many lines can be said.',
    params: nothing,
    query: z.object({ language: z.optional(language), timeZone: z.optional(timeZone) }),
    body: nothing,
    answer: today,
    status: 200,
  }),
  getNumbers: endpoint({
    method: 'GET',
    path: '/api/learn/numbers',
    who: 'user',
    limit: 'reads',
    summary:
      'The own progress: lines that can be said and that were understood by ear, words that were met, and the aims of the courses that are followed, by level, in one language or in all; the week where `timeZone` is, its goal, and how many weeks have reached theirs.',
    params: nothing,
    query: z.object({ language: z.optional(language), timeZone: z.optional(timeZone) }),
    body: nothing,
    answer: numbers,
    status: 200,
  }),
  getDays: endpoint({
    method: 'GET',
    path: '/api/learn/days',
    who: 'user',
    limit: 'reads',
    summary:
      'The own days from one to another, 400 at most, that something was done on, the earliest first.',
    params: nothing,
    query: z.object({ from: day, to: day }),
    body: nothing,
    answer: z.object({ days: z.array(dayDone) }),
    status: 200,
  }),
  setGoal: endpoint({
    method: 'PUT',
    path: '/api/learn/goal',
    who: 'user',
    limit: 'writes',
    summary:
      'Set the own goal, or none: so many minutes on so many days a week. It holds from the next Monday on where `timeZone` is, the first one in its own week.',
    params: nothing,
    query: nothing,
    body: z.object({ goal: z.nullable(goal), timeZone: z.optional(timeZone) }),
    answer: z.object({ since: z.string(), goal: goalTold }),
    status: 200,
  }),
}
