import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Database } from './database/connect'
import type { Kept } from './http/http-server'
import type { PageLanguages } from './http/languages/page-languages'
import type { PageRenderer } from './http/languages/page-renderer'
import type { CallsPerMinute } from './http/limits'
import type { Clock } from './outside/clock/clock'
import type { FileStore } from './outside/files/files'
import type { RandomSource } from './outside/random/random'
import type { Synthesizer } from './outside/voices/synthesizer'
import type { AskOutside } from './outside/web/ask-outside'

/** The running product. */
export interface House {
  app: FastifyInstance
  database: Database
  /** Finishes what was accepted, then lets go of the database. */
  close(): Promise<void>
}

/** Where the files of the project are, and what stands in for clock, chance and limits of the machine. */
export interface Context {
  folders: { web: string; content: string }
  renderer: PageRenderer
  /** The languages besides English that are built. */
  otherLanguages?: PageLanguages
  clock?: Clock
  random?: RandomSource
  files?: FileStore
  voices?: readonly Synthesizer[]
  /** Asks addresses outside that people of the site wrote. */
  outside?: AskOutside
  callsPerMinute?: CallsPerMinute
  mostAtOnce?: number
  /** Where the log goes; standard error unless told. */
  logTo?: DestinationStream
  /** One of several processes with a keeper has it here; left out alone. */
  kept?: Kept
  /** Whether the server key may be another one than the database was made with (accounts.md#server-key). */
  isNewKey?: boolean
  /** The longest pause before work that an answer does not wait for, in milliseconds. */
  longestPause?: number
}
