import type { Play } from '@duologue/contract/shapes/play'
import {
  type BattleMode,
  battleModes,
  defaultBattleMode,
} from '@duologue/domain/choices/battle-modes'
import type { PlayMode } from '@duologue/domain/choices/play-modes'
import type { SongMode } from '@duologue/domain/choices/song-game-choices'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'

/** What scores are of. */
export interface ScoredThing {
  readonly what: 'conversation' | 'song'
  readonly id: string
}

export type ScoredMode = BattleMode | SongMode

/** The modes in which a kind of thing is played: each has scores of its own. */
export interface ScoredModes {
  readonly all: readonly ScoredMode[]
  /** That of a board of which none is asked for. */
  readonly usual: ScoredMode
}

export const battleScoreModes: ScoredModes = { all: battleModes, usual: defaultBattleMode }

/** The games of a kind of thing, as its page of scores tells of them. */
export interface ScoredGames {
  readonly modes: ScoredModes
  /** What the choice between the modes is called, and each of them. */
  readonly label: string
  readonly names: Readonly<Record<PlayMode, string>>
  /** How the score of a play that counts is worked out, where its parts are not told. */
  readonly worked: (play: Play) => string
  /** Said to whoever has no play yet. */
  readonly ownEmpty: string
}

export const battleScores: ScoredGames = {
  modes: battleScoreModes,
  label: texts.mode,
  names: texts.modes,
  worked: () => texts.unverified,
  ownEmpty: texts.ownEmpty,
}
