import type { Reader } from '@duologue/domain/accounts/reader'
import type { ClassMaturity } from '@duologue/domain/choices/song-choices'
import type { ServerWords } from '@duologue/domain/messages/server-words'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { assignmentsToMeet } from '../assignments/index'
import type { CodeTries } from '../code-tries'
import type { Database, Queries } from '../database/connect'
import type { Networks } from '../networks'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { ThingId } from '../playable'
import type { storePlay } from '../plays/index'
import type { AssignedGame } from './assigned-game'
import type { SlowCalls } from './calls-of-slow-way'
import type { JoinsFrom } from './joining/joins-from'
import type { Gate } from './log/gate'
import type { KeptHalls } from './log/kept-halls'
import type { DealtPairs } from './pairs/dealt-pairs'
import type { ScriptFound, WantedScript } from './script-of'
import type { HallRounds } from './wire/hall-rounds'
import type { Presence } from './wire/presence'

/** What the room's calls work with. */
export interface LiveRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** Where members go, without a slash at the end. */
  publicUrl: string
  /** Addresses that many people share. */
  schoolNetworks: Networks
  gate: Gate
  halls: KeptHalls
  tries: CodeTries
  /** The turns of duels in turns. */
  dealPair: DealtPairs
  /** Wrong codes of invitations. */
  pairTries: CodeTries
  joins: JoinsFrom
  slowCalls: SlowCalls
  /** What is played of a thing, as its reader may see it. */
  scriptOf: (wanted: WantedScript, reader: Reader) => Promise<ScriptFound>
  /** Refuses what a class may not be asked to play. */
  requireForClass: (thing: ThingId, songsUpTo: ClassMaturity) => Promise<void>
  /** Whether a thing is still there for its reader. */
  isThere: (thing: ThingId, reader: Reader) => Promise<boolean>
  /** An assignment of a class, as far as a game has to fit it; undefined when the class has none of this id. */
  assignedIn: (queries: Queries, id: string, classId: string) => Promise<AssignedGame | undefined>
  /** Refuses Speaking Mode to a pupil who may not use it. */
  requireMaySpeak: (database: Database, reader: Reader) => Promise<void>
  /** Who has a connection to this process. */
  presence: Presence
  /** What is asked again and again of the halls that somebody is with. */
  rounds: HallRounds
  /** For each of some students the assignment of their class that a game of theirs fits, and that they have not met. */
  assignmentsToMeet: (
    played: Parameters<typeof assignmentsToMeet>[1],
  ) => Promise<ReadonlyMap<string, string>>
  titleOfAssignment: (id: string) => Promise<string | undefined>
  /** Stores a play once; undefined when it was stored before. */
  storePlay: ReturnType<typeof storePlay>
  playByKey: (user: string, key: string) => Promise<{ assignment: string | null } | undefined>
  /** What the report of a hall says in a language. */
  wordsIn: (language: BuiltLanguage) => Promise<ServerWords>
  onError: (error: unknown) => void
}
