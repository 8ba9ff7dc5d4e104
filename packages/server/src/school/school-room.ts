import type { CallAnswer } from '@duologue/contract/endpoint'
import type { Card } from '@duologue/contract/pupils/pupil-shapes'
import type { school } from '@duologue/contract/school/school'
import type { WholePerson } from '@duologue/contract/school/school-shapes'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { Reason } from '@duologue/domain/school/reasons'
import type { AccountsRoom } from '../accounts/index'
import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** A deed of an admin about somebody: who does it, why, and in which language they read. */
interface AdminDeed {
  reader: Reader
  why: Reason
  language: BuiltLanguage
}

/** What the school is told of the settings, which the house has read. */
export interface SchoolFacts {
  rules: CallAnswer<typeof school.getRules>
  sheet: Omit<CallAnswer<typeof school.getDataSheet>, 'at'>
}

/** What the room's calls work with. */
export interface SchoolRoom {
  database: Database
  clock: Clock
  random: RandomSource
  facts: SchoolFacts
  /** The machines of others that hear something because of what people set up here, and no setting says. */
  hearers: (queries: Queries) => Promise<SchoolFacts['sheet']['services']>
  /** The room of people, for closing, exporting and deleting accounts. */
  accounts: AccountsRoom
  /** The classes that somebody owns, the oldest first. */
  ownedClasses: (queries: Queries, user: string) => Promise<WholePerson['classes']>
  /** The names of classes by id. */
  classNames: (queries: Queries, ids: readonly string[]) => Promise<Map<string, string>>
  /** Lets somebody whose account is closed out of what is played with others (live.md#how-long-a-hall-lasts). */
  leaveGames: readonly ((transaction: Queries, user: string) => Promise<void>)[]
  /** The class that keeps a pupil (pupils.md#keeping). */
  keptBy: (queries: Queries, user: string) => Promise<WholePerson['keptBy']>
  /** Gives a class of somebody to another teacher, whose account is locked (classes.md#handing-over). */
  giveClass: (
    transaction: Queries,
    given: { class: string; from: string; to: string } & AdminDeed,
  ) => Promise<void>
  /** Makes a new card for a pupil, as their keepers do (pupils.md#cards). */
  renewCard: (transaction: Queries, pupil: string, deed: AdminDeed) => Promise<void>
  /** The card of a pupil as it is now, for whoever keeps them. */
  cardOf: (transaction: Queries, pupil: string, reader: Reader) => Promise<Card>
}
