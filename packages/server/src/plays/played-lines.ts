import type { BattleMode } from '@duologue/domain/choices/battle-modes'

/** The first answer to each line of a play that was stored, verified or only told. */
export interface PlayedLines {
  id: string
  user: string
  conversation: string
  mode: BattleMode
  at: Date
  lines: readonly { line: string; right: boolean }[]
}
