import type { ServerWords } from '@duologue/domain/messages/server-words'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { PlayableThings } from '../playable'
import type { PlayMarks } from '../plays/index'
import type { AssignmentRow } from './assignment-table'

/** A student has met an assignment for the first time. */
interface Completion {
  assignment: string
  title: string
  class: string
  teacher: string
  student: string
  onTime: boolean
}

/** A play of an assignment was checked, and counts. */
interface VerifiedPlay {
  assignment: string
  class: string
  student: string
  play: string
  score: number
}

/** What the room's calls work with. */
export interface AssignmentsRoom {
  database: Database
  clock: Clock
  random: RandomSource
  things: PlayableThings
  /** What the results of a class say in a language. */
  wordsIn: (language: BuiltLanguage) => Promise<ServerWords>
  /** Hears what the plays of an assignment come to of those who have just played it, or of all when it has changed. */
  onMarked: (
    transaction: Queries,
    assignment: AssignmentRow,
    marks: readonly PlayMarks[],
  ) => Promise<void>
  /** How far somebody's score for a course of a learning platform has come; undefined where none wants it. */
  courseStands: (
    queries: Queries,
    assignment: string,
    student: string,
  ) => Promise<'waiting' | 'sent' | 'stopped' | undefined>
  /** How many cards an assignment has earned a student. */
  earnedBy: (queries: Queries, student: string, assignment: string) => Promise<number>
  /** What other rooms do, in the transaction that stores the play, when somebody first meets an assignment. */
  onCompleted: readonly ((transaction: Queries, completion: Completion) => Promise<void>)[]
  /** Hears of every verified play of an assignment, in the transaction that stores it. */
  onVerified: (transaction: Queries, played: VerifiedPlay) => Promise<void>
}
