import { assignmentModes } from '@duologue/domain/choices/assignment-choices'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { assignment } from './shapes/assignment'
import { idOrShortid, nothing, pupil, repeatable, timeZone } from './shapes/field-shapes'
import {
  askedScores,
  assignmentSettings,
  dateDue,
  ofConversation,
  ofList,
  ofPlaylist,
  ofSong,
  ofUnit,
  severalAssigned,
} from './shapes/new-assignment'
import { standing } from './shapes/standing'

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
  translations: z.optional(z.record(z.string(), z.string())),
  audio: z.nullable(z.string()),
})

/** A line with what the class made of it: `wrong` of `asked` first answers, `seconds` on average. */
const missedLine = z.object({
  line: playedLine,
  asked: z.int(),
  wrong: z.int(),
  seconds: z.number(),
})

/** A word that was hidden in a song, as results show it. */
const missedWord = z.object({
  word: z.object({
    id: z.string(),
    text: z.string(),
    pinyin: z.nullable(z.string()),
    translation: z.nullable(z.string()),
    audio: z.nullable(z.string()),
  }),
  asked: z.int(),
  wrong: z.int(),
  seconds: z.number(),
})

/** A week of a class; `right` is the percentage of right first answers, null when there was none. */
const classWeek = z.object({
  /** Its Monday, such as 2026-03-02. */
  week: z.string(),
  students: z.int(),
  plays: z.int(),
  right: z.nullable(z.int()),
})

const ofClass = { method: 'GET', who: 'user', params: id, query: nothing, body: nothing } as const

export type MissedLine = z.output<typeof missedLine>
export type ClassWeek = z.output<typeof classWeek>

export const assignments = {
  createAssignment: endpoint({
    method: 'POST',
    path: '/api/assignments',
    who: 'user',
    limit: 'writes',
    summary:
      'Assign a conversation, a pronunciation list or a song to a class; only its teacher may.',
    params: nothing,
    query: nothing,
    body: z.union([ofConversation, ofList, ofSong]),
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
    answer: severalAssigned,
    status: 201,
  }),
  assignUnit: endpoint({
    method: 'POST',
    path: '/api/courses/:id/units/:unit/assignments',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary:
      'Assign items of a unit of a course to a class, all that can be played or nothing; what the class has to play still is left out and named. Only its teacher may.',
    params: z.object({ id: idOrShortid, unit: z.string() }),
    query: nothing,
    body: ofUnit,
    answer: severalAssigned,
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
      difficulty: z.optional(assignmentSettings.difficulty),
      requirement: z.optional(assignmentSettings.requirement),
      ...askedScores,
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
      'The lines, items or words of an assignment by what the class misses, the worst first; for its teacher.',
    params: id,
    query: nothing,
    body: nothing,
    /** The languages of the lines and of their translations; null when what was assigned was deleted. */
    answer: z.object({
      language: z.nullable(z.string()),
      translationLanguage: z.nullable(z.string()),
      lines: z.array(missedLine),
      /** Of a song alone: the hidden words in the same order. */
      words: z.optional(z.array(missedWord)),
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
