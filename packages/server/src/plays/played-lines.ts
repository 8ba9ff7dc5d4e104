import type { BattleMode } from '@duologue/domain/choices/battle-modes'

/** The first answer to each line of a play that was stored, verified or only told. */
export interface PlayedLines {
  id: string
  user: string
  conversation: string
  mode: BattleMode
  at: Date
  /** The day that it was where its player is, such as 2026-02-28. */
  day: string | null
  lines: readonly { line: string; right: boolean }[]
}
