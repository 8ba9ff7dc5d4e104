import { isDay } from '@duologue/domain/assignments/due-date'
import {
  assignmentDifficulties,
  assignmentModes,
  assignmentModesOf,
  requirements,
} from '@duologue/domain/choices/assignment-choices'
import { courseLimits } from '@duologue/domain/courses/course-limits'
import { playLimits } from '@duologue/domain/plays/play-limits'
import * as z from 'zod/mini'
import { idOrShortid, timeZone } from './field-shapes'

const requiredScore = z.int().check(z.gte(1), z.lte(playLimits.score))

/** How an assignment is to be played, and what it asks for. */
export const assignmentSettings = {
  difficulty: z.enum(assignmentDifficulties),
  requirement: z.enum(requirements),
}

/** A day of the calendar, or an instant of ISO 8601 (assignments.md#date-due). */
export const dateDue = z
  .union([z.string().check(z.refine(isDay)), z.iso.datetime({ offset: true })])
  .check(z.regex(/^2[01]/))
export const askedScores = {
  requiredScore: z.optional(z.nullable(requiredScore)),
  completion_score: z.optional(z.nullable(requiredScore)),
}

/** What every new assignment says. */
const newAssignment = {
  classes: z.array(z.uuid()).check(z.length(1)),
  ...assignmentSettings,
  ...askedScores,
  dateDue,
  timeZone: z.optional(timeZone),
}

/** One thing is assigned at a time. */
const noOther = z.optional(z.undefined())

/** The type of both is `conversationGame` (assignments.md#what-is-assigned); what is played says more. */
export const ofConversation = z.object({
  ...newAssignment,
  conversation: idOrShortid,
  pronunciationList: noOther,
  song: noOther,
  type: z.literal('conversationGame'),
  mode: z.enum(assignmentModesOf.conversationGame),
})
export const ofList = z.object({
  ...newAssignment,
  pronunciationList: idOrShortid,
  conversation: noOther,
  song: noOther,
  type: z.optional(z.enum(['conversationGame', 'pronunciationCustom'])),
  mode: z.enum(assignmentModesOf.pronunciationCustom),
})

export const ofSong = z.object({
  ...newAssignment,
  song: z.uuid(),
  conversation: noOther,
  pronunciationList: noOther,
  type: z.optional(z.literal('song')),
  mode: z.enum(assignmentModesOf.song),
})

/** All of a playlist at once, each conversation with the same wishes. */
export const ofPlaylist = z.object({
  ...newAssignment,
  playlist: z.uuid(),
  mode: z.enum(assignmentModesOf.conversationGame),
})

const { classes: _, ...newToOneClass } = newAssignment

/** Items of a unit of a course at once, each with the same wishes; a mode that one has not is `any`. */
export const ofUnit = z.object({
  ...newToOneClass,
  class: z.uuid(),
  items: z.array(z.uuid()).check(z.minLength(1), z.maxLength(courseLimits.itemsOfUnit)),
  mode: z.enum(assignmentModes),
})

/** Conversations by name. */
const named = z.array(z.object({ id: z.string(), title: z.string() }))

/** What became of each conversation of a playlist, or each item of a unit, that was assigned. */
export const severalAssigned = z.object({
  assigned: named,
  /** The class has them to play already, and not yet over. */
  already: named,
  /** Fewer than two different lines: there is nothing to choose from. */
  notPlayable: named,
  /** So many of them were deleted, or cannot be seen by the teacher. */
  unavailable: z.int(),
})

export type SeveralAssigned = z.output<typeof severalAssigned>
