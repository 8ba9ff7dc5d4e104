import type { ServerWords } from '@duologue/domain/messages/server-words'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface CoursesRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** What a file about a class says in a language. */
  wordsIn: (language: BuiltLanguage) => Promise<ServerWords>
}
