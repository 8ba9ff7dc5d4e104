import { rosterFiles, rosterVersions } from '@duologue/domain/rosters/roster-files'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'

/** How many things of a kind come, change, end, and are told by an older row than what is kept. */
const changes = z.object({ new: z.int(), changed: z.int(), ending: z.int(), older: z.int() })

const rowFault = z.object({
  file: z.enum(rosterFiles),
  line: z.int(),
  /** Empty where it is about the whole row. */
  column: z.string(),
  kind: z.enum([
    'missing',
    'cells',
    'tooLong',
    'lettersMissing',
    'notAName',
    'notADate',
    'notAnAddress',
    'unknownStatus',
    'notTrueOrFalse',
    'unknownRole',
    'twice',
    'unknownClass',
    'unknownPerson',
  ]),
  letters: z.optional(z.int()),
  most: z.optional(z.int()),
})

export type RosterRowFault = z.output<typeof rowFault>

/** What an import would change (rosters.md#the-preview). */
const preview = z.object({
  people: changes,
  classes: changes,
  places: changes,
  /**
   * Places in classes that go to people who have got an account since, or were approved, of a roster that changes
   * nothing else; of others it is not told.
   */
  comingIn: z.optional(z.int()),
  /** Rows about people who neither teach nor learn. */
  others: z.int(),
  /** Of the classes of which most would end or come: their names, and what. */
  byClass: z.array(
    z.object({
      title: z.string(),
      /** The name of its school; left out where the files tell none. */
      school: z.optional(z.string()),
      new: z.int(),
      changed: z.int(),
      ending: z.int(),
    }),
  ),
  /** How many classes change in all. */
  classesChanged: z.int(),
  faults: z.array(rowFault),
  faultCount: z.int(),
  /** Whether so many places end that their number must be typed. */
  mustConfirm: z.boolean(),
  /** Whether the file is older than the last one, or all its terms are over. */
  isOld: z.boolean(),
})

export type RosterPreview = z.output<typeof preview>

const roster = z.object({
  id: z.uuid(),
  at: z.string(),
  /** The name of who brought it; null where they are gone. */
  by: z.nullable(z.string()),
  version: z.enum(rosterVersions),
  state: z.enum(['ready', 'running', 'done', 'dropped']),
  /** Of the rows that change something, how many there are, and how many were taken. */
  changes: z.int(),
  taken: z.int(),
  preview,
})

export type Roster = z.output<typeof roster>

const rosterId = z.object({ id: z.uuid() })

const rosterClass = z.object({
  id: z.string(),
  title: z.string(),
  course: z.nullable(z.string()),
  school: z.nullable(z.string()),
  /** Students who have no place in it yet; all of them where it is not made. */
  students: z.int(),
  /** The class that was made of it; null where none was. */
  class: z.nullable(z.uuid()),
})

export type RosterClass = z.output<typeof rosterClass>

export const rosters = {
  importRoster: endpoint({
    method: 'POST',
    path: '/api/rosters',
    who: 'admin',
    limit: 'searches',
    takesFile: true,
    summary: 'Read a OneRoster CSV file, and tell what it would change; nothing is changed yet.',
    params: nothing,
    query: nothing,
    body: nothing,
    answer: roster,
    status: 201,
  }),
  listRosters: endpoint({
    method: 'GET',
    path: '/api/rosters',
    who: 'admin',
    limit: 'reads',
    summary: 'The last OneRoster files that were read, the newest first.',
    params: nothing,
    query: nothing,
    body: nothing,
    answer: z.object({
      rosters: z.array(roster),
      /** Whether one is being read now, which is none of these yet. */
      isReading: z.boolean(),
    }),
    status: 200,
  }),
  getRoster: endpoint({
    method: 'GET',
    path: '/api/rosters/:id',
    who: 'admin',
    limit: 'reads',
    summary: 'What a OneRoster file would change, or how far it is taken.',
    params: rosterId,
    query: nothing,
    body: nothing,
    answer: roster,
    status: 200,
  }),
  applyRoster: endpoint({
    method: 'POST',
    path: '/api/rosters/:id/apply',
    who: 'admin',
    limit: 'writes',
    summary: 'Take what a OneRoster file says; where many places end, their number is asked.',
    params: rosterId,
    query: nothing,
    body: z.object({ endings: z.optional(z.int().check(z.nonnegative())) }),
    answer: roster,
    status: 200,
  }),
  listRosterClasses: endpoint({
    method: 'GET',
    path: '/api/users/me/roster-classes',
    who: 'user',
    limit: 'reads',
    summary: 'The classes that the school has for the reader, and those with new students.',
    params: nothing,
    query: nothing,
    body: nothing,
    answer: z.object({ classes: z.array(rosterClass) }),
    status: 200,
  }),
  makeRosterClasses: endpoint({
    method: 'POST',
    path: '/api/users/me/roster-classes',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary:
      'Make the classes that the school has for the reader, with their students; further teachers join them.',
    params: nothing,
    query: nothing,
    body: z.object({ classes: z.array(z.string().check(z.maxLength(255))).check(z.maxLength(50)) }),
    answer: z.object({ classes: z.array(z.uuid()), pupils: z.int() }),
    status: 201,
  }),
}
