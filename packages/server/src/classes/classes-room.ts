import type { ClassStudent, SchoolClass } from '@duologue/contract/classes'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { ClassRole } from '@duologue/domain/classes/class-role'
import type { AccountsRoom } from '../accounts/index'
import type { CodeTries } from '../code-tries'
import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** Who asks for a class, and what they are to it. */
export interface SeenBy {
  id: string
  role: Exclude<ClassRole, 'stranger'>
}

/** A class and who asks for it; `students` reads whom they see there, once. */
export interface ClassSeen {
  id: string
  by: SeenBy
  students: () => Promise<ClassStudent[]>
}

/** What other rooms hold of a class, as it goes into the answer for one who may see it; a student sees their own. */
interface ClassParts {
  /** The assignments and their latest plays, as far as they are wanted. */
  resultsOf: (
    database: Database,
    of: ClassSeen,
    wanted: { assignments: boolean; plays: boolean },
  ) => Promise<Pick<SchoolClass, 'assignments' | 'plays'>>
  /** The id of the class's shop; null when it has none yet. */
  shopOf: (database: Database, id: string) => Promise<string | null>
}

/** What other rooms copy of a class into a new one (classes.md#copying). */
export interface ClassCopies {
  /**
   * Looks which things the reader may assign, and answers what copies the assignments of them in a transaction: how many
   * there are then, and how many were left out.
   */
  assignments: (
    id: string,
    reader: Reader,
    days: number,
  ) => Promise<
    (transaction: Queries, to: string) => Promise<{ assignments: number; leftOut: number }>
  >
  /** Copies the rewards, the rule for earning and the title of a store. */
  rewards: (transaction: Queries, from: string, to: string) => Promise<void>
}

/** A class goes from one owner to another; `actor` says so. */
export interface OwnerChange {
  class: string
  from: string
  to: string
  actor: string
}

/** What the room's calls work with. */
export interface ClassesRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** Where the links to join lead, without a slash at the end. */
  publicUrl: string
  /** Counts codes that lead nowhere. */
  tries: CodeTries
  parts: Partial<ClassParts>
  copies: ClassCopies
  mails: AccountsRoom['mails']
  /** Who may teach (accounts.md#approved-teachers). */
  teacherRule: AccountsRoom['teacherRule']
  /** The words of the server in a language. */
  wordsIn: AccountsRoom['wordsIn']
  /** Hears of whoever joins a class, in the transaction that lets them in. */
  onJoined: (transaction: Queries, pair: { class: string; student: string }) => Promise<void>
  /** What other rooms do, in the same transaction, when a locked class gets another owner (classes.md#handing-over). */
  beforeOwnerChanges: (transaction: Queries, change: OwnerChange) => Promise<void>
  /** What other rooms do, in the same transaction, when somebody teaches a locked class no more. */
  onTeacherGone: (transaction: Queries, gone: { class: string; teacher: string }) => Promise<void>
  /** What other rooms do, in the same transaction, before a class goes for good. */
  beforeClassGoes: readonly ((transaction: Queries, id: string) => Promise<void>)[]
  /** What other rooms say, in the same transaction, before a student is removed. */
  beforeStudentGoes: (
    transaction: Queries,
    pair: { class: string; student: string },
  ) => Promise<void>
}
