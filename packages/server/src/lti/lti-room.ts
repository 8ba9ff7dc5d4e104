import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { PlatformPort } from '../outside/platforms/platforms'
import type { RandomSource } from '../outside/random/random'
import type { PlatformTokens } from './services/platform-tokens'

/** What the room works with. */
export interface LtiRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** What the private halves of our keys are sealed with. */
  sealKey: Buffer
  platforms: PlatformPort
  /** With which platforms let us do what we ask of them. */
  tokens: PlatformTokens
}
