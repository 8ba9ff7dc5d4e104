import { nameFault } from '@duologue/domain/accounts/account-fields'
import { classLanguages } from '@duologue/domain/choices/class-languages'
import { classScores } from '@duologue/domain/choices/class-scores'
import { extraTimes } from '@duologue/domain/choices/extra-time'
import { classMaturities } from '@duologue/domain/choices/song-choices'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { pupilDevices, pupilLogins, speakingSettings } from '@duologue/domain/pupils/pupil-settings'
import * as z from 'zod/mini'
import { classArchivingCalls } from './classes/class-archiving'
import { classCopyingCalls } from './classes/class-copying'
import { className } from './classes/class-name'
import { classOwnerCalls } from './classes/class-owner'
import { classTeacherCalls } from './classes/class-teachers'
import { classesOfSchoolCalls } from './classes/classes-of-school'
import { joinCode } from './classes/join-code-shape'
import { endpoint } from './endpoint'
import { assignment } from './shapes/assignment'
import { limit, nothing, page, publicAuthor, repeatable, trimmed } from './shapes/field-shapes'
import { play } from './shapes/play'

/** A name out of a palette; which ones there are is the interface's own affair (classes.md#creating). */
const look = z
  .string()
  .check(z.minLength(1), z.maxLength(classLimits.look), z.regex(/^[A-Za-z0-9 _-]+$/))

/** The teacher as the members of the own classes may see them (security.md#views-of-people). */
const classTeacher = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
})

/** What a teacher allows one student in games of the class (classes.md#allowances). */
const allowances = z.object({ extraTime: z.literal(extraTimes), relaxed: z.boolean() })

/** How the teacher calls a student, as the student says it; both null where they would rather not say. */
const calledName = z.object({
  givenName: z.nullable(trimmed(nameFault)),
  familyName: z.nullable(trimmed(nameFault)),
})

/**
 * A student as the teacher of a class that they joined sees them, and themselves in it (security.md#views-of-people).
 * Their names are those that they said there, else their account's.
 */
export const classStudent = z.extend(publicAuthor, {
  givenName: z.nullable(z.string()),
  familyName: z.nullable(z.string()),
  fullName: z.string(),
  /** What they answered to the question how the teacher calls them; null before they did. */
  called: z.nullable(
    z.object({ givenName: z.nullable(z.string()), familyName: z.nullable(z.string()) }),
  ),
  email: z.nullable(z.string()),
  /** With what they log in: an address of their own, or a card that a teacher made (pupils.md#cards). */
  login: z.enum(['email', 'card']),
  joinedAt: z.string(),
  allowances,
})

/** A class as its card shows it; what only its teacher sees is left out for others. */
export const classCard = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  icon: z.string(),
  language: z.string(),
  teacher: classTeacher,
  scores: z.enum(classScores),
  /** What the reader is to it. */
  role: z.enum(['teacher', 'coTeacher', 'admin', 'student']),
  studentCount: z.optional(z.int()),
  /** Left out while it is in use. */
  isArchived: z.optional(z.literal(true)),
})

/**
 * A class (classes.md#what-is-stored; security.md#views-of-people). A student finds in `students`, `assignments` and
 * `plays` only what is their own; they are there when they are asked for with `expand`.
 */
export const schoolClass = z.extend(classCard, {
  /** The address that lets students in; for the teacher alone. */
  joinLink: z.optional(z.string()),
  /** Eight letters that may be typed instead of the link; for the teacher alone. */
  joinCode: z.optional(z.string()),
  /** Whether new students may join; for the teacher alone. */
  isOpen: z.optional(z.boolean()),
  /** How the pupils whom it keeps log in, and on whose devices; for the teacher alone. */
  pupilLogin: z.optional(z.enum(pupilLogins)),
  pupilDevices: z.optional(z.enum(pupilDevices)),
  /** Up to where its student accounts may meet songs; for the teacher alone. */
  songMaturity: z.optional(z.enum(classMaturities)),
  /** Which of them may use Speaking Mode. */
  speaking: z.optional(z.enum(speakingSettings)),
  shop: z.nullable(z.string()),
  students: z.optional(z.array(classStudent)),
  assignments: z.optional(z.array(assignment)),
  plays: z.optional(z.array(play)),
})

export type ClassStudent = z.output<typeof classStudent>
export type ClassCard = z.output<typeof classCard>
export type SchoolClass = z.output<typeof schoolClass>

const classId = z.object({ id: z.uuid() })
const studentOfClass = z.object({ id: z.uuid(), student: z.uuid() })
const gone = z.object({ id: z.string() })
const asked = { params: nothing, query: nothing, body: nothing } as const

export const classes = {
  listClasses: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes',
    who: 'user',
    limit: 'reads',
    summary: 'The classes that the signed-in user teaches or is in, the oldest first.',
    query: z.object({ page, limit }),
    answer: z.object({ classes: z.array(classCard), total: z.int() }),
    status: 200,
  }),
  createClass: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes',
    who: 'user',
    limit: 'writes',
    summary: 'Make a class; for teachers. It is one of french unless another language is said.',
    body: z.object({
      name: className,
      color: z.optional(look),
      icon: z.optional(look),
      language: z.optional(z.enum(classLanguages)),
    }),
    answer: schoolClass,
    status: 201,
  }),
  getClass: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes/:id',
    who: 'user',
    limit: 'reads',
    summary: 'A class, for its teacher and its students; a student sees only themselves in it.',
    params: classId,
    query: z.object({ expand: z.optional(repeatable(z.string().check(z.maxLength(50)))) }),
    answer: schoolClass,
    status: 200,
  }),
  getClassOfCode: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes/codes/:code',
    who: 'user',
    limit: 'reads',
    summary: 'Where the eight letters of a class lead: its id, and what its link to join carries.',
    params: z.object({ code: joinCode }),
    answer: z.object({ id: z.string(), code: z.nullable(z.string()) }),
    status: 200,
  }),
  updateClass: endpoint({
    ...asked,
    method: 'PATCH',
    path: '/api/classes/:id',
    who: 'user',
    limit: 'writes',
    summary:
      "Change a class's name, language, what it shows of scores, up to where it allows songs, whether it can be joined, or how its pupils log in.",
    params: classId,
    body: z.object({
      name: z.optional(className),
      language: z.optional(z.enum(classLanguages)),
      scores: z.optional(z.enum(classScores)),
      isOpen: z.optional(z.boolean()),
      pupilLogin: z.optional(z.enum(pupilLogins)),
      pupilDevices: z.optional(z.enum(pupilDevices)),
      songMaturity: z.optional(z.enum(classMaturities)),
      speaking: z.optional(z.enum(speakingSettings)),
    }),
    answer: schoolClass,
    status: 200,
  }),
  deleteClass: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/classes/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Delete a class with all that hangs on it; plays stay with their players.',
    params: classId,
    answer: gone,
    status: 200,
  }),
  renewCode: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/code',
    who: 'user',
    limit: 'writes',
    summary:
      'Renew the link and the code to join: the old ones let nobody in, removed students may come back.',
    params: classId,
    answer: z.object({ joinLink: z.string(), joinCode: z.string() }),
    status: 200,
  }),
  joinClass: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/students',
    who: 'user',
    limit: 'writes',
    summary: 'Join a class oneself; the code is that of its link, once it was renewed.',
    params: classId,
    body: z.object({ studentId: z.uuid(), code: z.optional(z.string().check(z.maxLength(100))) }),
    answer: schoolClass,
    status: 201,
    statusExisting: 200,
  }),
  updateStudent: endpoint({
    ...asked,
    method: 'PATCH',
    path: '/api/classes/:id/students/:student',
    who: 'user',
    limit: 'writes',
    summary: 'Allow one student more time, or games without a clock; nobody else learns of it.',
    params: studentOfClass,
    body: z.partial(allowances),
    answer: classStudent,
    status: 200,
  }),
  nameStudent: endpoint({
    ...asked,
    method: 'PUT',
    path: '/api/classes/:id/students/:student/name',
    who: 'user',
    limit: 'writes',
    summary: 'Say how the teacher of a class calls one, for that teacher alone; null names say no.',
    params: studentOfClass,
    body: calledName,
    answer: classStudent,
    status: 200,
  }),
  removeStudent: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/classes/:id/students/:student',
    who: 'user',
    limit: 'writes',
    summary: 'Remove a student from a class; the same link lets them in no more.',
    params: studentOfClass,
    answer: gone,
    status: 200,
  }),
  ...classTeacherCalls,
  ...classArchivingCalls,
  ...classCopyingCalls,
  ...classOwnerCalls,
  ...classesOfSchoolCalls,
}
