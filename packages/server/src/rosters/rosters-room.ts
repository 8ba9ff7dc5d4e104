import type { AccountsRoom } from '../accounts/index'
import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { Semaphore } from '../semaphore'

/** A pupil as the roster names them. */
interface RosteredPupil {
  given: string
  family: string
  /** The number by which the school knows them. */
  externalId: string
}

/** What the room asks of its neighbours, in the same transaction (rosters.md#later-imports). */
interface RosterNeighbours {
  /** Makes the accounts of pupils whom a locked class keeps; their ids, in this order. */
  makePupils: (
    transaction: Queries,
    pupils: readonly RosteredPupil[],
    made: { class: string; language: string; actor: string },
  ) => Promise<string[]>
  /** The pupils whom a class keeps, by the number by which the school knows them. */
  pupilsByNumber: (queries: Queries, id: string) => Promise<Map<string, string>>
  /** Gives those of some people who are pupils their new names. */
  renamePupils: (
    transaction: Queries,
    named: readonly { user: string; given: string; family: string }[],
  ) => Promise<void>
  /** Lets a class keep those pupils whom no class keeps, or one that is over. */
  adoptPupils: (
    transaction: Queries,
    users: readonly string[],
    home: { to: string; over: readonly string[] },
  ) => Promise<void>
  /** Lets another class keep each of some pupils, or none, where this one does. */
  leaveHome: (
    transaction: Queries,
    from: string,
    leaving: readonly { user: string; to: string | null }[],
  ) => Promise<void>
  /** What is done when somebody teaches a class no more. */
  onTeacherGone: (transaction: Queries, gone: { class: string; teacher: string }) => Promise<void>
}

/** What the room's calls work with. */
export interface RostersRoom extends RosterNeighbours {
  database: Database
  clock: Clock
  random: RandomSource
  /** Who may teach. */
  teacherRule: AccountsRoom['teacherRule']
  /** One roster is read at a time in each process. */
  semaphore: Semaphore
}
