import type { HideableKind } from '@duologue/domain/choices/report-choices'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { Hideable } from '../reportable'

/** What the room's calls work with. */
export interface ReportsRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** The origin that addresses of our pages may begin with, without a slash at the end. */
  publicUrl: string
  /** The rooms that know the things; other pages are nobody's. */
  things: Record<HideableKind, Hideable>
}
