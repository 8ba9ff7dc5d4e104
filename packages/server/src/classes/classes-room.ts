import type { SchoolClass } from '@duologue/contract/classes'
import type { ClassRole } from '@duologue/domain/classes/class-role'
import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** Who asks for a class, and what they are to it. */
export interface SeenBy {
  id: string
  role: Exclude<ClassRole, 'stranger'>
}

/** What other rooms hold of a class, as it goes into the answer for one who may see it; a student sees their own. */
interface ClassParts {
  assignmentsOf: (
    database: Database,
    id: string,
    by: SeenBy,
  ) => Promise<NonNullable<SchoolClass['assignments']>>
  playsOf: (
    database: Database,
    id: string,
    by: SeenBy,
  ) => Promise<NonNullable<SchoolClass['plays']>>
  /** The id of the class's shop; null when it has none yet. */
  shopOf: (database: Database, id: string) => Promise<string | null>
}

/** What the room's calls work with. */
export interface ClassesRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** Where the links to join lead, without a slash at the end. */
  publicUrl: string
  parts: Partial<ClassParts>
  /** What other rooms do, in the same transaction, before a class goes for good. */
  beforeClassGoes: readonly ((transaction: Queries, id: string) => Promise<void>)[]
}
