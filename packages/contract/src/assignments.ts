import { isDay } from '@duologue/domain/assignments/due-date'
import {
  assignmentActivities,
  assignmentDifficulties,
  assignmentModes,
  assignmentModesOf,
  requirements,
} from '@duologue/domain/choices/assignment-choices'
import { playLimits } from '@duologue/domain/plays/play-limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { assignment } from './shapes/assignment'
import { idOrShortid, nothing, pupil, repeatable, timeZone } from './shapes/field-shapes'
import { standing } from './shapes/standing'

const requiredScore = z.int().check(z.gte(1), z.lte(playLimits.score))

const settings = {
  difficulty: z.enum(assignmentDifficulties),
  requirement: z.enum(requirements),
}

/** A day of the calendar, or an instant of ISO 8601 (assignments.md#date-due). */
const dateDue = z
  .union([z.string().check(z.refine(isDay)), z.iso.datetime({ offset: true })])
  .check(z.regex(/^2[01]/))
const scores = {
  requiredScore: z.optional(z.nullable(requiredScore)),
  completion_score: z.optional(z.nullable(requiredScore)),
}

const id = z.object({ id: z.uuid() })

/** The results of a class (assignments.md#class-results): the assignments that are due last, the latest of them first. */
const classResults = z.object({
  assignments: z.array(
    z.object({ id: z.string(), title: z.string(), dateDue: z.string(), timeZone: z.string() }),
  ),
  /** How many assignments the class has in all. */
  total: z.int(),
  /** Each student with a standing for each of these assignments, in their order. */
  students: z.array(
    z.object({
      student: pupil,
      standings: z.array(z.pick(standing, { status: true, score: true })),
    }),
  ),
})

const ofThisClass = z.object({ id: z.string(), name: z.string() })

/** Something to play, and the class that it is for. */
export const dueAssignment = z.object({ assignment, class: ofThisClass })

/** What is next in somebody's classes (assignments.md#agenda). */
const agenda = z.object({
  /** What they have to play that is not due yet, what is due next first; a few of `dueTotal`. */
  due: z.array(dueAssignment),
  dueTotal: z.int(),
  /** The classes that they teach, with how their students stand with what is not due yet. */
  taught: z.array(
    z.extend(ofThisClass, {
      students: z.int(),
      /** Assignments that are not due yet, and how many of their standings are done, of how many. */
      open: z.int(),
      done: z.int(),
      of: z.int(),
      /** Standings that were missed in the last two weeks. */
      missed: z.int(),
      /** When the next one is due, and where; null when nothing is. */
      next: z.nullable(z.object({ dateDue: z.string(), timeZone: z.string() })),
    }),
  ),
})

export type Agenda = z.output<typeof agenda>
export type ClassResults = z.output<typeof classResults>

/** A line of a conversation, or an item of a list, as results show it. */
const playedLine = z.object({
  id: z.string(),
  text: z.string(),
  pinyin: z.nullable(z.string()),
  translation: z.nullable(z.string()),
  audio: z.nullable(z.string()),
})

/** A line with what the class made of it: `wrong` of `asked` first answers, `seconds` on average. */
const missedLine = z.object({
  line: playedLine,
  asked: z.int(),
  wrong: z.int(),
  seconds: z.number(),
})

/** What every new assignment says. */
const newAssignment = {
  classes: z.array(z.uuid()).check(z.length(1)),
  ...settings,
  ...scores,
  dateDue,
  timeZone: z.optional(timeZone),
}

/** The type of both is `conversationGame` (assignments.md#what-is-assigned); what is played says more. */
const ofConversation = z.object({
  ...newAssignment,
  conversation: idOrShortid,
  type: z.literal('conversationGame'),
  mode: z.enum(assignmentModesOf.conversationGame),
})
const ofList = z.object({
  ...newAssignment,
  pronunciationList: idOrShortid,
  type: z.optional(z.enum(assignmentActivities)),
  mode: z.enum(assignmentModesOf.pronunciationCustom),
})

/** All of a playlist at once, each conversation with the same wishes. */
const ofPlaylist = z.object({
  ...newAssignment,
  playlist: z.uuid(),
  mode: z.enum(assignmentModesOf.conversationGame),
})

/** Conversations by name. */
const named = z.array(z.object({ id: z.string(), title: z.string() }))

/** A week of a class; `right` is the percentage of right first answers, null when there was none. */
const classWeek = z.object({
  /** Its Monday, such as 2026-03-02. */
  week: z.string(),
  students: z.int(),
  plays: z.int(),
  right: z.nullable(z.int()),
})

const ofClass = { method: 'GET', who: 'user', params: id, query: nothing, body: nothing } as const

/** What became of each conversation of a playlist that was assigned. */
const playlistAssigned = z.object({
  assigned: named,
  /** The class has them to play already, and not yet over. */
  already: named,
  /** Fewer than two different lines: there is nothing to choose from. */
  notPlayable: named,
  /** So many of them were deleted, or cannot be seen by the teacher. */
  unavailable: z.int(),
})

export type PlaylistAssigned = z.output<typeof playlistAssigned>
export type MissedLine = z.output<typeof missedLine>
export type ClassWeek = z.output<typeof classWeek>

export const assignments = {
  createAssignment: endpoint({
    method: 'POST',
    path: '/api/assignments',
    who: 'user',
    limit: 'writes',
    summary: 'Assign a conversation or a pronunciation list to a class; only its teacher may.',
    params: nothing,
    query: nothing,
    body: z.union([ofConversation, ofList]),
    answer: assignment,
    status: 201,
  }),
  assignPlaylist: endpoint({
    method: 'POST',
    path: '/api/assignments/playlist',
    who: 'user',
    limit: 'writes',
    summary:
      'Assign every conversation of a playlist that can be played to a class, all or nothing; only its teacher may.',
    params: nothing,
    query: nothing,
    body: ofPlaylist,
    answer: playlistAssigned,
    status: 201,
  }),
  getAssignment: endpoint({
    method: 'GET',
    path: '/api/assignments/:id',
    who: 'user',
    limit: 'reads',
    summary:
      'One assignment for the members of its class; expand[]=plays adds the latest plays, to a student only the own.',
    params: id,
    query: z.object({ expand: z.optional(repeatable(z.string())) }),
    body: nothing,
    answer: assignment,
    status: 200,
  }),
  updateAssignment: endpoint({
    method: 'PATCH',
    path: '/api/assignments/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Change the date due, or mode, difficulty and requirement.',
    params: id,
    query: nothing,
    body: z.object({
      mode: z.optional(z.enum(assignmentModes)),
      difficulty: z.optional(settings.difficulty),
      requirement: z.optional(settings.requirement),
      ...scores,
      dateDue: z.optional(dateDue),
      timeZone: z.optional(timeZone),
    }),
    answer: assignment,
    status: 200,
  }),
  deleteAssignment: endpoint({
    method: 'DELETE',
    path: '/api/assignments/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Delete an assignment; its plays stay with their players.',
    params: id,
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
  getMisses: endpoint({
    method: 'GET',
    path: '/api/assignments/:id/misses',
    who: 'user',
    limit: 'reads',
    summary:
      'The lines or items of an assignment by what the class misses, the worst first; for its teacher.',
    params: id,
    query: nothing,
    body: nothing,
    /** The languages of the lines and of their translations; null when what was assigned was deleted. */
    answer: z.object({
      language: z.nullable(z.string()),
      translationLanguage: z.nullable(z.string()),
      lines: z.array(missedLine),
    }),
    status: 200,
  }),
  getClassProgress: endpoint({
    ...ofClass,
    path: '/api/classes/:id/progress',
    limit: 'reads',
    summary: 'The last twelve weeks of a class, the oldest first; for its teacher.',
    answer: z.object({ weeks: z.array(classWeek) }),
    status: 200,
  }),
  getAgenda: endpoint({
    method: 'GET',
    path: '/api/agenda',
    who: 'user',
    limit: 'reads',
    summary: 'What is to be done next in the own classes: as a student, and as their teacher.',
    params: nothing,
    query: nothing,
    body: nothing,
    answer: agenda,
    status: 200,
  }),
  getClassResults: endpoint({
    ...ofClass,
    path: '/api/classes/:id/results',
    limit: 'reads',
    summary: 'How every student of a class stands with its latest assignments; for its teacher.',
    answer: classResults,
    status: 200,
  }),
  exportClassCsv: endpoint({
    ...ofClass,
    path: '/api/classes/:id/export.csv',
    limit: 'searches',
    summary: 'How every student of a class stands with every assignment, as CSV; for its teacher.',
    answer: z.unknown(),
    status: 200,
  }),
  exportClassXlsx: endpoint({
    ...ofClass,
    path: '/api/classes/:id/export.xlsx',
    limit: 'searches',
    summary: 'How every student of a class stands with every assignment, as XLSX; for its teacher.',
    answer: z.unknown(),
    status: 200,
  }),
}
