import type { AccountsRoom } from '../accounts/index'
import type { AssignmentsRoom } from '../assignments/index'
import type { ClassesRoom } from '../classes/index'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { PlatformPort } from '../outside/platforms/platforms'
import type { RandomSource } from '../outside/random/random'
import type { KeysOfPlatforms } from './keys/keys-of-platforms'
import type { PlatformTokens } from './services/platform-tokens'

/** What the room works with. */
export interface LtiRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** What the private halves of our keys are sealed with. */
  sealKey: Buffer
  /** What the tokens of sessions in frames are made with (lti.md#sessions). */
  tokenKey: Buffer
  /** Where our own pages are, without a slash at the end. */
  publicUrl: string
  platforms: PlatformPort
  /** With which platforms let us do what we ask of them. */
  tokens: PlatformTokens
  keys: KeysOfPlatforms
  /** The rooms of people, of classes and of what they play. */
  accounts: AccountsRoom
  classes: ClassesRoom
  assignments: AssignmentsRoom
  /** Learns why a launch was refused, without anything that somebody sent. */
  onRefused: (why: string) => void
}
