import { fitsAssignment } from '../assignments/fits-assignment'
import type { Deal } from '../battle/turn/deals'
import type { AssignmentDifficulty, AssignmentMode } from '../choices/assignment-choices'
import type { BattleDifficulty } from '../choices/battle-difficulties'
import type { PowerName } from '../choices/battle-powers'
import type { PlayMode } from '../choices/play-modes'

/** How somebody wants to play a game. */
export interface GameSettings {
  readonly mode: PlayMode
  readonly difficulty: BattleDifficulty
  readonly powers?: readonly PowerName[] | undefined
  readonly relaxed?: boolean | undefined
  /** How the choices of a battle are dealt; a page from before does not say it. */
  readonly deal?: Deal | undefined
}

/** What the assignment of a game fixes, and what its student is allowed. */
interface Assigned {
  readonly mode: AssignmentMode
  readonly difficulty: AssignmentDifficulty
  readonly relaxed: boolean
  readonly extraTime: number
}

/** How a game is played: together with its thing and its chance all that a replay hangs on (plays.md#replay). */
export interface GameManner {
  mode: PlayMode
  difficulty: BattleDifficulty
  powers: PowerName[]
  relaxed: boolean
  extraTime: number
  deal: Deal
}

/** What is known of a game before anybody says how it is to be played; what nothing fixes is null. */
export interface AheadManner {
  mode: PlayMode | null
  difficulty: BattleDifficulty | null
  relaxed: boolean
  extraTime: number
}

/** How a game is played that begins now. */
export const mannerOf = (
  { mode, difficulty, powers = [], relaxed = false, deal = 1 }: GameSettings,
  assigned?: Pick<Assigned, 'relaxed' | 'extraTime'>,
): GameManner => ({
  mode,
  difficulty,
  powers: [...powers],
  relaxed: relaxed || (assigned?.relaxed ?? false),
  extraTime: assigned?.extraTime ?? 1,
  deal,
})

/** What a ticket is made with that is fetched ahead (plays.md#ahead-tickets). */
export const aheadOf = (assigned?: Assigned): AheadManner => ({
  mode: assigned === undefined || assigned.mode === 'any' ? null : assigned.mode,
  difficulty: assigned === undefined || assigned.difficulty === 'any' ? null : assigned.difficulty,
  relaxed: assigned?.relaxed ?? false,
  extraTime: assigned?.extraTime ?? 1,
})

/** How a game was played with a ticket that was fetched ahead; undefined where its assignment fixes something else. */
export function mannerAhead(ahead: AheadManner, settings: GameSettings): GameManner | undefined {
  const fixed = { mode: ahead.mode ?? 'any', difficulty: ahead.difficulty ?? 'any' } as const
  return fitsAssignment(fixed, settings) ? mannerOf(settings, ahead) : undefined
}

/**
 * When a play was played, as its device says: between its ticket and its arrival, else nobody knows (plays.md#played-offline).
 */
export function saidMoment(told: Date | undefined, ticket: Date, arrival: Date): Date | null {
  if (told === undefined || told < ticket || told > arrival) return null
  return told
}
